// Splits a request into clauses, each with at most one verb and its objects.
//
// The lexicons for changes use these meanings: `!keep` is a verb or another word that governs the clause, `#mark` a
// part of the logo, `=bolder` a quality, `^more` a degree.

import type { Language } from '../brief/brief.ts';
import type { Hit } from '../brief/lexicon/match.ts';
import { findAllHits } from '../brief/lexicon/match.ts';
import { indexHits, memoiseByFirstArgument } from '../brief/text/segment-index.ts';
import type { Break } from '../brief/text/segments.ts';
import { findBreaks } from '../brief/text/segments.ts';
import type { Token } from '../brief/text/tokenise.ts';
import type { ChangeReader } from './change-lexicons.ts';

type Verb = 'keep' | 'stay' | 'add' | 'remove' | 'change' | 'use' | 'undo';

export interface Clause {
  words: Hit[];
  verb: Verb | null;
  /**
   * The index in `words` of the word that introduces the new state: "with" in "replace blue with green". Otherwise -1.
   */
  arrow: number;
  /** How the clause is joined to the previous one. */
  joined: 'start' | 'and' | 'stop';
  /** The tokens of the clause, from `first` up to but not including `after`. */
  first: number;
  after: number;
}

const VERBS: readonly Verb[] = ['keep', 'stay', 'add', 'remove', 'change', 'use', 'undo'];
/** Languages whose verb comes last, so that it ends a clause. */
const VERB_LAST_LANGUAGES = new Set<Language>(['ja', 'ko', 'tr', 'hi']);

/** Languages in which the object follows the verb, so that "with" after an object begins a new clause. */
const VERB_FIRST_LANGUAGES = new Set<Language>(['en', 'fr', 'es', 'pt', 'it']);
/** Languages in which a noun may share the verb of the next clause: "Farben und Schrift beibehalten". */
const NOUN_FIRST_LANGUAGES = new Set<Language>([...VERB_LAST_LANGUAGES, 'de', 'zh']);

export const hasMeaning = (hit: Hit, ...meanings: readonly string[]): boolean =>
  meanings.some((meaning) => hit.meanings.includes(meaning));

const verbOf = (hit: Hit): Verb | null => VERBS.find((verb) => hasMeaning(hit, `!${verb}`)) ?? null;

/** Whether a word says what to change or how, rather than being a verb or a function word. */
const isContentWord = (hit: Hit): boolean =>
  hit.meanings.some((meaning) => /^(?:[#=%^]|mood|[a-z?]+:|\?|!another|!swap|!first)/u.test(meaning));

const createEmptyClause = (joined: Clause['joined'], first: number): Clause => ({
  words: [],
  verb: null,
  arrow: -1,
  joined,
  first,
  after: first,
});

const findStrongestBreak = (breaks: readonly Break[], from: number, to: number): Break => {
  let found: Break = 'none';
  for (let at = from; at <= to; at += 1) {
    const kind = breaks[at] ?? 'none';
    if (kind === 'stop') return 'stop';
    if (kind !== 'none' && kind !== 'colon') found = kind;
  }
  return found;
};

/**
 * Whether the word is a conjunction such as "and" or "but", after which a new clause begins. At the start of a clause,
 * the Hindi word और means "more" instead.
 */
const startsNewClause = (hit: Hit, clause: Clause): boolean => {
  if (hasMeaning(hit, '!andthen')) return !hasMeaning(hit, '^more') || clause.words.length > 0;
  return hasMeaning(hit, '@and', '@but') && !hit.meanings.some((meaning) => /^[!#=^%]/u.test(meaning));
};

/** Returns the index of "instead of", or -1. The result is cached, so call this only when the clause is complete. */
const findInsteadIndex = memoiseByFirstArgument((clause: Clause) =>
  clause.words.findIndex((hit) => hasMeaning(hit, '!insteadof', '@instead')),
);

/** Whether the word names what is replaced: it is before a word such as "with", or after "instead of". */
export const isReplacedWord = (clause: Clause, at: number): boolean => {
  const instead = findInsteadIndex(clause);
  return at < clause.arrow || (instead >= 0 && at > instead);
};

const addWordToClause = (clause: Clause, hit: Hit): void => {
  const verb = verbOf(hit);
  const isArrow = hasMeaning(hit, '!arrow') && clause.verb === 'change';
  if (isArrow) clause.arrow = clause.words.length;
  else if (verb !== null && (clause.verb === null || verb !== 'use')) clause.verb = verb;
  clause.words.push(hit);
  clause.after = hit.after;
};

/** Whether the word cannot belong to this clause, because the clause has its verb and objects already. */
const requiresNewClause = (clause: Clause, hit: Hit, language: Language): boolean => {
  if (VERB_LAST_LANGUAGES.has(language)) return clause.verb !== null && isContentWord(hit);
  const verb = verbOf(hit);
  if (verb === null || verb === 'stay' || verb === clause.verb) return false;
  // Some words begin a clause even if the current one has no verb: "with" means "add" in "green with a touch of gold".
  const opensClause =
    language === 'en' ? verb !== 'use' : verb === 'add' && VERB_FIRST_LANGUAGES.has(language);
  if (clause.verb === null && !opensClause) return false;
  return !(clause.verb === 'change' && hasMeaning(hit, '!arrow')) && !isContentWord(hit);
};

const splitIntoClauses = (hits: readonly Hit[], breaks: readonly Break[], language: Language): Clause[] => {
  const clauses: Clause[] = [];
  let clause = createEmptyClause('start', 0);
  let hasContent = false;
  const close = (joined: Clause['joined'], first: number): void => {
    if (clause.words.length > 0) clauses.push(clause);
    clause = createEmptyClause(clause.words.length > 0 ? joined : clause.joined, first);
    hasContent = false;
  };
  let last = 0;
  for (const hit of hits) {
    const kind = findStrongestBreak(breaks, Math.max(1, last), hit.first);
    if (kind !== 'none') close(kind === 'stop' ? 'stop' : 'and', hit.first);
    last = hit.after;
    if (startsNewClause(hit, clause)) {
      // "But not" belongs to the new clause. A lone "but" belongs to neither.
      const refuses = hasMeaning(hit, '@not', '@avoid');
      close('and', refuses ? hit.first : hit.after);
      if (!refuses) continue;
    }
    if (hasContent && requiresNewClause(clause, hit, language)) close('and', hit.first);
    addWordToClause(clause, hit);
    hasContent ||= isContentWord(hit);
  }
  close('stop', last);
  return clauses;
};

/** Whether the clause only names parts of the logo, without a quality, a degree or a negation. */
const isBareClause = (clause: Clause): boolean =>
  !clause.words.some((word) =>
    word.meanings.some((meaning) => /^(?:=|\^|mood[+-]|@not|@avoid|!another|!swap|!first)/u.test(meaning)),
  );

/**
 * Decides what a verb such as Portuguese "deixe" (leave) means: "deixe as cores" keeps the colours, "deixe as letras
 * mais finas" makes the letters thinner.
 */
const resolveVerbLet = (clause: Clause): void => {
  if (clause.verb !== null || !clause.words.some((hit) => hasMeaning(hit, '!let'))) return;
  const namesQuality = clause.words.some((hit) =>
    hit.meanings.some((meaning) => /^(?:=|mood[+-])/u.test(meaning)),
  );
  clause.verb = namesQuality ? 'use' : 'keep';
};

/**
 * Gives a bare clause without a verb the verb of the previous clause, as in "keep the colours and the font". In some
 * languages it takes that of the next: "Farben und Schrift beibehalten".
 */
const shareVerbs = (clauses: readonly Clause[], language: Language): void => {
  clauses.forEach((clause, index) => {
    const before = clauses[index - 1];
    if (clause.verb === null && clause.joined === 'and' && isBareClause(clause) && before !== undefined)
      clause.verb = before.verb;
  });
  if (!NOUN_FIRST_LANGUAGES.has(language)) return;
  clauses.toReversed().forEach((clause, index, reversed) => {
    const next = reversed[index - 1];
    if (clause.verb === null && next?.joined === 'and' && isBareClause(clause)) clause.verb = next.verb;
  });
};

/** Returns the hits that share a token with this one. */
const findOverlappingHits = (covering: ReadonlyMap<number, Hit>, { first, after }: Hit): Hit[] => {
  const found = new Set<Hit>();
  for (let at = first; at < after; at += 1) {
    const hit = covering.get(at);
    if (hit !== undefined) found.add(hit);
  }
  return [...found];
};

const countTokens = (hit: Hit): number => hit.after - hit.first;

const isLinkingWord = (hit: Hit): boolean => hit.meanings.every((meaning) => meaning === '!andthen');

/**
 * Finds words about changes, and the words that a brief may contain. Where they overlap, the longer match wins: "dark
 * green" is a colour. A cue such as "keep the" never replaces a word about a change.
 */
const findHits = (
  text: string,
  tokens: readonly Token[],
  reader: ChangeReader,
  free: (index: number) => boolean,
): Hit[] => {
  const changeHits = findAllHits(reader.change, text, tokens, free);
  const changeHitsByToken = indexHits(changeHits).covering;
  const briefHits = findAllHits(reader.brief, text, tokens, free).flatMap((hit) => {
    const overlapping = findOverlappingHits(changeHitsByToken, hit);
    const isCue = hit.meanings.every((meaning) => meaning.startsWith('@'));
    const wins = overlapping.every(
      (other) => countTokens(other) < countTokens(hit) && (!isCue || isLinkingWord(other)),
    );
    if (!wins) return [];
    // The "but" in "but not" still separates clauses.
    return isCue && overlapping.length > 0 ? [{ ...hit, meanings: [...hit.meanings, '!andthen'] }] : [hit];
  });
  const briefHitsByToken = indexHits(briefHits).covering;
  const remaining = changeHits.filter((hit) => findOverlappingHits(briefHitsByToken, hit).length === 0);
  return [...remaining, ...briefHits].toSorted((one, other) => one.first - other.first);
};

export const parseClauses = (
  text: string,
  tokens: readonly Token[],
  reader: ChangeReader,
  free: (index: number) => boolean,
): Clause[] => {
  const clauses = splitIntoClauses(
    findHits(text, tokens, reader, free),
    findBreaks(text, tokens),
    reader.language,
  );
  clauses.forEach(resolveVerbLet);
  shareVerbs(clauses, reader.language);
  return clauses;
};
