// Reads names with full stops and commas inside: "E. M. Fairbanks", "Harold P. Whitcombe", "Petrakis, Holm and
// Vance". A match of one part extends to the whole name.

import type { Candidate } from './candidate.ts';
import { isSpeech, openingOf } from './leading.ts';
import { runAt } from './name-run.ts';
import { nameStart } from './name-start.ts';
import { NEVER_NAME_ALONE, TAILS } from './name-words.ts';
import { PEOPLES, PLACES } from './places.ts';
import { scoreNameContext } from './name-context.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { allWords } from './word-knowledge.ts';

interface Span {
  start: number;
  end: number;
}

const MAX_SPANS = 20;
const INITIALS = /(?<![\p{L}\p{N}.&])(?:\p{Lu}\.[ ]?){1,4}(?=(\p{Lu}\p{Ll}+))/gu;
/** A name with a middle initial: "Harold P. Whitcombe". */
const MIDDLE = /(?<![\p{L}\p{N}.&])\p{Lu}\p{Ll}+ (?:\p{Lu}\.[ ]?){1,2}(?=(\p{Lu}\p{Ll}+))/gu;
/** Abbreviations of countries, which are not initials: "U.S. Army". */
const COUNTRY = /^(?:U\. ?S|U\. ?K|E\. ?U|U\. ?N)\./u;
/**
 * Words after which an initial begins a name. After other words it ends a sentence: "curled as the letter G.
 * Ginger's".
 */
const OPENS_NAME =
  /(?:^|[.,:;!?(–—|"“«\n]|\s-|(?<!\p{L})(?:by|for|of|from|is|are|called|named|am|and|as|i'm|we're|dr\.?|mr\.?|mrs\.?|ms\.?|prof\.?))\s{0,2}$/iu;

const through = (text: string, match: RegExpExecArray): Span[] => {
  const run = runAt(text, match.index + match[0].length, { lower: false });
  return run === null ? [] : [{ start: match.index, end: run.end }];
};

const initialled = (text: string, knowledge: WordKnowledge): Span[] => {
  const isSurname = (word: string): boolean => !knowledge.isLook(word) && !NEVER_NAME_ALONE.has(word);
  // An ordinary word after a letter begins the next sentence: "We are Plan B. Modern look".
  const middle = [...text.matchAll(MIDDLE)].filter(
    ([, surname = '']) => isSurname(surname.toLowerCase()) && !knowledge.isKnown(surname.toLowerCase()),
  );
  const first = [...text.matchAll(INITIALS)].filter(({ 0: letters, 1: surname = '', index }) => {
    if (COUNTRY.test(letters) || !isSurname(surname.toLowerCase())) return false;
    const before = text.slice(Math.max(0, index - 30), index);
    if (OPENS_NAME.test(before)) return true;
    const trade = knowledge.isTrade(/(?<!\p{L})(\p{L}+)\s$/u.exec(before)?.[1]?.toLowerCase() ?? '');
    const several = letters.indexOf('.') < letters.lastIndexOf('.');
    return several || (trade && !knowledge.isKnown(surname.toLowerCase()));
  });
  return [...first, ...middle].slice(0, MAX_SPANS).flatMap((match) => through(text, match));
};

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,20}";
const ELEMENT = `${WORD}(?: ${WORD}){0,2}`;
const LIST = new RegExp(
  `(?<![\\p{L}\\p{N}&'’-])(${ELEMENT}(?:, ${ELEMENT}){1,4}),? (?:and|et|und|y|e|&|\\+) (${ELEMENT}|(?:${[...TAILS].join('|')})(?!\\p{L}))`,
  'gu',
);
/** Outside English, a comma and two nouns are mostly products. Partners of a law firm and the like are names. */
const PARTNERS =
  /avocat|notaire|huissier|kanzlei|rechtsanw|anwält|steuerberat|notare|architekt|architect|abogad|asesor|notari|arquitect|advogad|avvocat|notai|studio legale|architett|commercialist/iu;
/** A trade after a list, which shows that the list is a name: "Bread, Butter & Jam. brunch café". */
const CLAUSE_AFTER = /^(?:\s?[.,:–—|]|\s-{1,2}|\s\()\s?(\p{Ll}[^.,;:!?()\n–—|]{2,60})/u;

const every = (pieces: readonly string[], holds: (word: string) => boolean): boolean =>
  pieces.every((piece) => allWords(piece.split(' '), holds));

/**
 * How to read a list: `name` (all of it), `first` (the rest states the trade, the look or the place), `none` (no
 * information).
 */
type Reading = 'name' | 'first' | 'none';

const readList = (
  first: string,
  others: readonly string[],
  after: string,
  knowledge: WordKnowledge,
): Reading => {
  const { isTrade, isLook, isManner, isPlainTrade } = knowledge;
  if (every(others, isLook)) return 'first';
  if (isSpeech(first) || every([first], (word) => NEVER_NAME_ALONE.has(word) || isManner(word)))
    return 'none';
  const isPlace = (word: string): boolean => PLACES.has(word) || PEOPLES.has(word);
  if (every([first], isPlace)) return 'none';
  const tradeFollows = isTrade(CLAUSE_AFTER.exec(after)?.[1] ?? '');
  if (every([first], isPlainTrade) && !tradeFollows) return 'none';
  if (others.some((piece) => every([piece], isPlace))) return 'first';
  return every(others, isTrade) && !tradeFollows ? 'first' : 'name';
};

interface List extends Span {
  firstEnd: number;
  reading: Reading;
}

const listsIn = (text: string, knowledge: WordKnowledge): List[] => {
  if (!knowledge.tradesFollow && !PARTNERS.test(text)) return [];
  return [...text.matchAll(LIST)].slice(0, MAX_SPANS).flatMap((match) => {
    const [whole, before = '', last = ''] = match;
    const [typed = '', ...between] = before.split(', ');
    const firstEnd = match.index + typed.length;
    const end = match.index + whole.length;
    const { start } = nameStart(text, match.index, end, true, knowledge);
    if (start >= firstEnd) return [];
    const reading = readList(text.slice(start, firstEnd), [...between, last], text.slice(end), knowledge);
    return [{ start, end, firstEnd, reading }];
  });
};

/** The score of the first entry of a list with products: "Willow" in "Willow, Flowers & Gifts". */
const SOLD = 45;

const AT_HEAD = 60;
/** The score of a person with initials. It wins only if there is no other name. */
const ELSEWHERE = 34;

export interface WholeNames {
  /** Names with initials, which no other rule finds. */
  candidates: readonly Candidate[];
  /** Extends a part of a name to the whole. */
  widen: (candidate: Candidate) => Candidate;
}

export const wholeNames = (text: string, knowledge: WordKnowledge): WholeNames => {
  const people = initialled(text, knowledge);
  const lists = listsIn(text, knowledge);
  const spans = [...people, ...lists.filter(({ reading }) => reading === 'name')];
  const offset = openingOf(text);
  return {
    candidates: people.map(({ start, end }) =>
      start === offset
        ? { start, end, score: AT_HEAD, source: 'leading' }
        : { start, end, score: ELSEWHERE + scoreNameContext(text, start, end), source: 'proper-noun' },
    ),
    widen: (candidate) => {
      // A quoted or corrected name is taken literally.
      if (candidate.source === 'quoted' || candidate.source === 'corrected') return candidate;
      const { start, end } = candidate;
      const sold = lists.some(
        (list) => list.reading === 'first' && start >= list.firstEnd && end <= list.end,
      );
      if (sold) return { ...candidate, score: candidate.score - SOLD };
      const span = spans.find((each) => start < each.end && end > each.start);
      if (span === undefined) return candidate;
      return { ...candidate, start: Math.min(start, span.start), end: Math.max(end, span.end) };
    },
  };
};
