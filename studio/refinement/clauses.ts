// Splits a request into clauses, each with one verb, its objects and an amount.

import type { Language } from '../brief/brief.ts';
import type { Hit } from '../brief/lexicon/match.ts';
import { findAllHits } from '../brief/lexicon/match.ts';
import { indexHits, memoisePer } from '../brief/text/segment-index.ts';
import type { Break } from '../brief/text/segments.ts';
import { findBreaks } from '../brief/text/segments.ts';
import type { Token } from '../brief/text/tokenise.ts';
import type { ChangeReader } from './change-lexicons.ts';

type Verb = 'keep' | 'stay' | 'add' | 'remove' | 'change' | 'use' | 'undo';

export interface Clause {
  words: Hit[];
  verb: Verb | null;
  /**
   * The index in `words` after which the new state begins, as in "replace blue with green". -1 when nothing is
   * replaced.
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

/** Languages whose object follows the verb, so that "with" begins something new. */
const VERB_FIRST_LANGUAGES = new Set<Language>(['en', 'fr', 'es', 'pt', 'it']);
/** Languages in which a bare noun may precede the verb of the next clause: "Farben und Schrift beibehalten". */
const NOUN_FIRST_LANGUAGES = new Set<Language>([...VERB_LAST_LANGUAGES, 'de', 'zh']);

export const hasMeaning = (hit: Hit, ...meanings: readonly string[]): boolean =>
  meanings.some((meaning) => hit.meanings.includes(meaning));

const verbOf = (hit: Hit): Verb | null => VERBS.find((verb) => hasMeaning(hit, `!${verb}`)) ?? null;

/** Whether a word can be the object of a verb: any word except verbs and function words. */
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
 * Whether a word such as "and" or "but", or a comma, begins a new clause. The Hindi word और also means "more" at the
 * start of a clause.
 */
const startsNewClause = (hit: Hit, clause: Clause): boolean => {
  if (hasMeaning(hit, '!andthen')) return !hasMeaning(hit, '^more') || clause.words.length > 0;
  return hasMeaning(hit, '@and', '@but') && !hit.meanings.some((meaning) => /^[!#=^%]/u.test(meaning));
};

/** Must be called only when the clause has all its words. */
const findInsteadIndex = memoisePer((clause: Clause) =>
  clause.words.findIndex((hit) => hasMeaning(hit, '!insteadof', '@instead')),
);

/** Whether the word names what is replaced, by its position before or after a word such as "with" or "instead of". */
export const isReplaced = (clause: Clause, at: number): boolean => {
  const instead = findInsteadIndex(clause);
  return at < clause.arrow || (instead >= 0 && at > instead);
};

const addWordToClause = (clause: Clause, hit: Hit): void => {
  const verb = verbOf(hit);
  const arrow = hasMeaning(hit, '!arrow') && clause.verb === 'change';
  if (arrow) clause.arrow = clause.words.length;
  else if (verb !== null && (clause.verb === null || verb !== 'use')) clause.verb = verb;
  clause.words.push(hit);
  clause.after = hit.after;
};

const requiresNewClause = (clause: Clause, hit: Hit, language: Language): boolean => {
  if (VERB_LAST_LANGUAGES.has(language)) return clause.verb !== null && isContentWord(hit);
  const verb = verbOf(hit);
  if (verb === null || verb === 'stay' || verb === clause.verb) return false;
  // In "green with a touch of gold", the word "with" begins a new clause.
  const opens = language === 'en' ? verb !== 'use' : verb === 'add' && VERB_FIRST_LANGUAGES.has(language);
  if (clause.verb === null && !opens) return false;
  return !(clause.verb === 'change' && hasMeaning(hit, '!arrow')) && !isContentWord(hit);
};

const splitIntoClauses = (hits: readonly Hit[], breaks: readonly Break[], language: Language): Clause[] => {
  const clauses: Clause[] = [];
  let clause = createEmptyClause('start', 0);
  /** Whether a word of the clause can be the object of a verb. */
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
      // "but not" opens a clause and belongs to it.
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

const isBareClause = (clause: Clause): boolean =>
  !clause.words.some((word) =>
    word.meanings.some((meaning) => /^(?:=|\^|mood[+-]|@not|@avoid|!another|!swap|!first)/u.test(meaning)),
  );

/**
 * Decides the meaning of a verb like "deixe": "deixe as cores" keeps the colours, "deixe as letras mais finas"
 * changes the letters.
 */
const resolveVerbLet = (clause: Clause): void => {
  if (clause.verb !== null || !clause.words.some((hit) => hasMeaning(hit, '!let'))) return;
  const compares = clause.words.some((hit) =>
    hit.meanings.some((meaning) => /^(?:=|mood[+-])/u.test(meaning)),
  );
  clause.verb = compares ? 'use' : 'keep';
};

/**
 * Gives a clause without a verb that of its neighbour: "keep the colours and the font", "Farben und Schrift
 * beibehalten".
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

/** The hits that share a token with this one. */
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
 * Merges words about changes with words of the brief's vocabulary. The longer match wins ("dark green" is a colour),
 * but a cue such as "keep the" never hides a word about a change.
 */
const findHits = (
  text: string,
  tokens: readonly Token[],
  reader: ChangeReader,
  free: (index: number) => boolean,
): Hit[] => {
  const change = findAllHits(reader.change, text, tokens, free);
  const changed = indexHits(change).covering;
  const looks = findAllHits(reader.brief, text, tokens, free).flatMap((look) => {
    const covered = findOverlappingHits(changed, look);
    const cue = look.meanings.every((meaning) => meaning.startsWith('@'));
    const shorter = covered.every(
      (hit) => countTokens(hit) < countTokens(look) && (!cue || isLinkingWord(hit)),
    );
    if (!shorter) return [];
    // The "but" in "but not" still separates clauses.
    return cue && covered.length > 0 ? [{ ...look, meanings: [...look.meanings, '!andthen'] }] : [look];
  });
  const looked = indexHits(looks).covering;
  const words = change.filter((hit) => findOverlappingHits(looked, hit).length === 0);
  return [...words, ...looks].toSorted((one, other) => one.first - other.first);
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
