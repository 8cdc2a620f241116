// Finds names that contain full stops or commas: "E. M. Fairbanks", "Harold P. Whitcombe", "Petrakis, Holm and Vance".
// A candidate that is only part of such a name is extended to all of it.

import type { Candidate } from './candidate.ts';
import { isSentence, findEndOfGreeting } from './leading.ts';
import { findRunAt } from './name-run.ts';
import { findNameStart } from './name-start.ts';
import { NEVER_NAME_ALONE, LOWER_CASE_NAME_TAILS } from './name-words.ts';
import { PEOPLES_AND_LANGUAGES, PLACES } from './places.ts';
import { scoreNameContext } from './name-context.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { everyLowerCaseWord } from './word-knowledge.ts';

interface Span {
  start: number;
  end: number;
}

const MAX_SPANS = 20;
const INITIALS_BEFORE_NAME = /(?<![\p{L}\p{N}.&])(?:\p{Lu}\.[ ]?){1,4}(?=(\p{Lu}\p{Ll}+))/gu;
/** A name with a middle initial: "Harold P. Whitcombe". */
const MIDDLE_INITIALS = /(?<![\p{L}\p{N}.&])\p{Lu}\p{Ll}+ (?:\p{Lu}\.[ ]?){1,2}(?=(\p{Lu}\p{Ll}+))/gu;
/** Abbreviations of countries, which are not initials: "U.S. Army". */
const COUNTRY_ABBREVIATION = /^(?:U\. ?S|U\. ?K|E\. ?U|U\. ?N)\./u;
/**
 * What may precede a single initial. Elsewhere a single letter ends the sentence: "curled as the letter G. Ginger's".
 */
const TEXT_BEFORE_INITIAL =
  /(?:^|[.,:;!?(–—|"“«\n]|\s-|(?<!\p{L})(?:by|for|of|from|is|are|called|named|am|and|as|i'm|we're|dr\.?|mr\.?|mrs\.?|ms\.?|prof\.?))\s{0,2}$/iu;

const extendThroughName = (text: string, match: RegExpExecArray): Span[] => {
  const run = findRunAt(text, match.index + match[0].length, { lower: false });
  return run === null ? [] : [{ start: match.index, end: run.end }];
};

const findNamesWithInitials = (text: string, knowledge: WordKnowledge): Span[] => {
  const isSurname = (word: string): boolean => !knowledge.isLook(word) && !NEVER_NAME_ALONE.has(word);
  // If an ordinary word follows the letter, it begins the next sentence: "We are Plan B. Modern look".
  const middle = [...text.matchAll(MIDDLE_INITIALS)].filter(
    ([, surname = '']) => isSurname(surname.toLowerCase()) && !knowledge.isKnown(surname.toLowerCase()),
  );
  const first = [...text.matchAll(INITIALS_BEFORE_NAME)].filter(({ 0: letters, 1: surname = '', index }) => {
    if (COUNTRY_ABBREVIATION.test(letters) || !isSurname(surname.toLowerCase())) return false;
    const before = text.slice(Math.max(0, index - 30), index);
    if (TEXT_BEFORE_INITIAL.test(before)) return true;
    const trade = knowledge.isTrade(/(?<!\p{L})(\p{L}+)\s$/u.exec(before)?.[1]?.toLowerCase() ?? '');
    const several = letters.indexOf('.') < letters.lastIndexOf('.');
    return several || (trade && !knowledge.isKnown(surname.toLowerCase()));
  });
  return [...first, ...middle].slice(0, MAX_SPANS).flatMap((match) => extendThroughName(text, match));
};

const NAME_WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,20}";
const LIST_ELEMENT = `${NAME_WORD}(?: ${NAME_WORD}){0,2}`;
const LIST_OF_NAMES = new RegExp(
  `(?<![\\p{L}\\p{N}&'’-])(${LIST_ELEMENT}(?:, ${LIST_ELEMENT}){1,4}),? (?:and|et|und|y|e|&|\\+) (${LIST_ELEMENT}|(?:${[...LOWER_CASE_NAME_TAILS].join('|')})(?!\\p{L}))`,
  'gu',
);
/** Trades whose firms are named after their partners. Outside English, a list is read as a name only for these. */
const PARTNERSHIP_TRADE =
  /avocat|notaire|huissier|kanzlei|rechtsanw|anwält|steuerberat|notare|architekt|architect|abogad|asesor|notari|arquitect|advogad|avvocat|notai|studio legale|architett|commercialist/iu;
/** The clause after a list. If it states a trade, the list is a name: "Bread, Butter & Jam. brunch café". */
const CLAUSE_AFTER_LIST = /^(?:\s?[.,:–—|]|\s-{1,2}|\s\()\s?(\p{Ll}[^.,;:!?()\n–—|]{2,60})/u;

const everyWord = (pieces: readonly string[], holds: (word: string) => boolean): boolean =>
  pieces.every((piece) => everyLowerCaseWord(piece.split(' '), holds));

/**
 * What part of a list is the name: `name` is the whole list, and `first` only its first item (the others state the
 * trade, the look or the place). `none` means undecided.
 */
type ListReading = 'name' | 'first' | 'none';

const readList = (
  first: string,
  others: readonly string[],
  after: string,
  knowledge: WordKnowledge,
): ListReading => {
  const { isTrade, isLook, isManner, isPlainTrade } = knowledge;
  if (everyWord(others, isLook)) return 'first';
  if (isSentence(first) || everyWord([first], (word) => NEVER_NAME_ALONE.has(word) || isManner(word)))
    return 'none';
  const isPlace = (word: string): boolean => PLACES.has(word) || PEOPLES_AND_LANGUAGES.has(word);
  if (everyWord([first], isPlace)) return 'none';
  const tradeFollows = isTrade(CLAUSE_AFTER_LIST.exec(after)?.[1] ?? '');
  if (everyWord([first], isPlainTrade) && !tradeFollows) return 'none';
  if (others.some((piece) => everyWord([piece], isPlace))) return 'first';
  return everyWord(others, isTrade) && !tradeFollows ? 'first' : 'name';
};

/** A list in the prompt, such as "Willow, Flowers & Gifts", and which part of it is the name. */
interface ListSpan extends Span {
  /** Where the first item ends. */
  firstEnd: number;
  reading: ListReading;
}

const findNameLists = (text: string, knowledge: WordKnowledge): ListSpan[] => {
  if (!knowledge.tradesFollow && !PARTNERSHIP_TRADE.test(text)) return [];
  return [...text.matchAll(LIST_OF_NAMES)].slice(0, MAX_SPANS).flatMap((match) => {
    const [whole, before = '', last = ''] = match;
    const [typed = '', ...between] = before.split(', ');
    const firstEnd = match.index + typed.length;
    const end = match.index + whole.length;
    const { start } = findNameStart(text, match.index, end, true, knowledge);
    if (start >= firstEnd) return [];
    const reading = readList(text.slice(start, firstEnd), [...between, last], text.slice(end), knowledge);
    return [{ start, end, firstEnd, reading }];
  });
};

/** The points that later items of a list lose if only the first is the name: "Flowers" in "Willow, Flowers & Gifts". */
const LATER_LIST_ENTRY_PENALTY = 45;

/** The score of a name with initials at the start of the prompt. */
const INITIALS_AT_START_SCORE = 60;
/**
 * The score of a name with initials elsewhere in the prompt. Such a name is probably a person's, so it wins only if
 * there is no other name.
 */
const INITIALS_ELSEWHERE_SCORE = 34;

export interface WholeNames {
  /** Names with initials, which no other rule finds. */
  candidates: readonly Candidate[];
  /** Extends a candidate that is part of a name with initials, or of a list that is one name, to the whole name. */
  widen: (candidate: Candidate) => Candidate;
}

export const findWholeNames = (text: string, knowledge: WordKnowledge): WholeNames => {
  const people = findNamesWithInitials(text, knowledge);
  const lists = findNameLists(text, knowledge);
  const spans = [...people, ...lists.filter(({ reading }) => reading === 'name')];
  const offset = findEndOfGreeting(text);
  return {
    candidates: people.map(({ start, end }) =>
      start === offset
        ? { start, end, score: INITIALS_AT_START_SCORE, source: 'leading' }
        : {
            start,
            end,
            score: INITIALS_ELSEWHERE_SCORE + scoreNameContext(text, start, end),
            source: 'proper-noun',
          },
    ),
    widen: (candidate) => {
      // A quoted or corrected name is taken literally.
      if (candidate.source === 'quoted' || candidate.source === 'corrected') return candidate;
      const { start, end } = candidate;
      const isLaterEntry = lists.some(
        (list) => list.reading === 'first' && start >= list.firstEnd && end <= list.end,
      );
      if (isLaterEntry) return { ...candidate, score: candidate.score - LATER_LIST_ENTRY_PENALTY };
      const span = spans.find((each) => start < each.end && end > each.start);
      if (span === undefined) return candidate;
      return { ...candidate, start: Math.min(start, span.start), end: Math.max(end, span.end) };
    },
  };
};
