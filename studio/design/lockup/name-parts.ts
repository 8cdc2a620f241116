// Divides a name into its parts: the actual name, words before it such as articles, and a tail that says what the
// firm is. vocabulary.json lists the words for each part, in lower case.

import type { Brief } from '../../brief/brief.ts';
import { nameStatesTrade, type WordSense, findSenses } from './name-senses.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Articles and words for premises. They are set small above the name. */
const HOUSE_WORDS = new Set(vocabulary.house);

/** Words that say what the firm is. They are set smaller or lighter below the name. */
const TAIL_WORDS = new Set(vocabulary.tail);

/**
 * Tails that state no trade, such as "Studio", and may follow any name. Any other tail counts as part of the name if
 * it contradicts the trade of the brief.
 */
const GENERIC_TAILS = new Set(vocabulary.generic);

/** Words that complete a phrase after a trade word: `Ski Rental`, `Weavers Guild`. */
const PHRASE_HEADS = new Set(vocabulary.heads);

/** Words that describe a trade phrase and stand before it: the "Public" in "Public Library". */
const QUALIFIERS = new Set(vocabulary.qualifiers);

/** Words for activities, which follow their object: the "Repairs" in "Guitar Repairs". */
const ACTIVITY_WORDS = new Set(vocabulary.deeds);

/** Words for relatives after a joining sign: the "Sons" in "Patel & Sons". */
const KINSHIP_WORDS = new Set(vocabulary.kin);

/** Words for relatives that can also be part of the name, as in "Volt Brothers". */
const KINSHIP_WORDS_IN_NAMES = new Set(vocabulary.kinship);

const JOINERS = new Set(vocabulary.joiners);

/** Prepositions between a tail and its subject: the "of" in "School of Music". */
const LINKING_PREPOSITIONS = new Set(vocabulary.links);

/** Whether a line must not end with the word, because it is a joining word or an article. */
export const cannotEndLine = (word: string): boolean =>
  JOINERS.has(word.toLowerCase()) || (!isLink(word) && ARTICLES.has(word.toLowerCase()));

export const isLink = (word: string): boolean => LINKING_PREPOSITIONS.has(word.toLowerCase());

export const isJoiner = (word: string): boolean => JOINERS.has(word.toLowerCase());

export const isKinshipWord = (word: string): boolean => KINSHIP_WORDS.has(word.toLowerCase());

export interface NameParts {
  /** The words before the actual name, such as `The` or `Maison`. Null when there are none. */
  house: string | null;
  /** The actual name: one entry, or two with a joining word between them. */
  leads: readonly string[];
  joiner: string | null;
  /** The words after the actual name, such as `School` or `& Sons`. */
  tail: string | null;
}

/** Words that line breaks keep together. Each phrase runs from index `first` up to, but not including, `after`. */
export interface WordGroups {
  phrases: readonly { first: number; after: number }[];
  /** The index at which the words that state the trade begin. */
  trade: number | null;
}

export type NameBrief = Pick<Brief, 'language' | 'industries' | 'descriptor'>;

const DEFAULT_NAME_BRIEF: NameBrief = { language: 'en', industries: [], descriptor: null };

/** Splits a name into its parts. At least one word remains as the actual name. */
export const splitNameIntoParts = (
  text: string,
  locale: string,
  brief: NameBrief = DEFAULT_NAME_BRIEF,
): NameParts => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const folded = words.map((word) => word.toLocaleLowerCase(locale));
  const end = countWordsBeforeTail(folded, findSenses(text, brief), brief);
  const start = countHouseWords(folded, end);

  const lead = words.slice(start, end);
  const at = lead.findIndex(
    (word, index) =>
      index > 0 &&
      index < lead.length - 1 &&
      isJoiner(word) &&
      !(end < words.length && isKinshipWord(lead[index + 1] ?? '')),
  );
  return {
    house: start > 0 ? words.slice(0, start).join(' ') : null,
    leads: at > 0 ? [lead.slice(0, at).join(' '), lead.slice(at + 1).join(' ')] : [lead.join(' ')],
    joiner: at > 0 ? (lead[at] ?? null) : null,
    tail: end < words.length ? words.slice(end).join(' ') : null,
  };
};

/** Returns the number of words before the tail. */
const countWordsBeforeTail = (
  folded: readonly string[],
  senses: readonly WordSense[],
  brief: NameBrief,
): number => {
  const has = (set: ReadonlySet<string>, index: number): boolean => set.has(folded[index] ?? '');
  // An article or a word for premises is not a name by itself, so the name in `The Bank` is `Bank`.
  const canLead = (count: number): boolean =>
    count > 1 || (count === 1 && !has(HOUSE_WORDS, 0) && !has(QUALIFIERS, 0));
  const length = folded.length;
  const trade = findTradeStart(folded, senses, brief);
  // A tail must not begin after a joining word, and must not be too long.
  if (trade < length && canLead(trade) && !(has(JOINERS, trade - 1) || length - trade > MAX_TAIL_WORDS))
    return trade;
  let end = length;
  while (
    canLead(end - 1) &&
    length - end < 2 &&
    has(TAIL_WORDS, end - 1) &&
    statesKindOfFirm(end - 1, folded, senses, brief)
  )
    end -= 1;
  // `School of Music` is one tail: the words after the preposition belong to it.
  const phrase = folded.findIndex(
    (_, at) => at > 0 && has(TAIL_WORDS, at) && LINKING_PREPOSITIONS.has(folded[at + 1] ?? ''),
  );
  if (phrase > 0 && phrase + 2 < length && phrase < end && canLead(phrase)) end = phrase;
  // The `&` in `& Sons` belongs to the tail, because the name must not end with a joining word.
  if (end > 1 && end < length && has(JOINERS, end - 1)) end -= 1;
  return end;
};

/** Finds the words that line breaks must keep together. */
export const groupWords = (text: string, locale: string, brief: NameBrief): WordGroups => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const senses = findSenses(text, brief);
  const start = findTradeStart(
    words.map((word) => word.toLocaleLowerCase(locale)),
    senses,
    brief,
    false,
  );
  const trade = start > 0 && start < words.length ? start : null;
  return { phrases: [...senses, ...(trade === null ? [] : [{ first: trade, after: words.length }])], trade };
};

/** The maximum number of words in a trade phrase that becomes the tail. */
const MAX_TAIL_WORDS = 5;

/** Words such as "for". The words after them state a purpose, not what the firm is: "for City Council". */
const PURPOSE_WORDS = new Set(vocabulary.purpose);

/** Whether the tail word at index `at` says what the firm is in this brief. */
const statesKindOfFirm = (
  at: number,
  folded: readonly string[],
  senses: readonly WordSense[],
  brief: NameBrief,
): boolean => {
  if (folded.slice(1, at).some((word) => PURPOSE_WORDS.has(word))) return false;
  // `Brothers` is part of the name in `Volt Brothers`, but follows the name in `& Brothers`.
  if (KINSHIP_WORDS_IN_NAMES.has(folded[at] ?? '')) return JOINERS.has(folded[at - 1] ?? '');
  if (GENERIC_TAILS.has(folded[at] ?? '') || brief.descriptor === null) return true;
  return senses.some(
    ({ first, after, trades }) => first <= at && at < after && nameStatesTrade(trades, brief),
  );
};

/**
 * Whether a trade at the end belongs to the actual name. A single word such as "Lamb" may stand for a picture; "Hot
 * Air Balloons" can only be a trade. `lone` means that no other trade precedes it.
 */
const isPartOfName = (
  { first, after, pictured }: WordSense,
  folded: readonly string[],
  lone: boolean,
): boolean => {
  const word = folded.at(-1) ?? '';
  if (!lone || after - first > 1 || TAIL_WORDS.has(word)) return false;
  // A joining word and the words around it count as one: `Patel & Sons Opticians` has two words.
  const article = Number(ARTICLES.has(folded[0] ?? ''));
  const wordCount = folded.length - article - 2 * folded.filter(isJoiner).length;
  return pictured || word.length < 4 || folded.length - article < 3 || wordCount > 3;
};

/**
 * Returns the index at which the trade phrase at the end begins, or the number of words if there is none. If `sure`
 * is false, a phrase that may belong to the actual name is included too, so that line breaks keep it together.
 */
const findTradeStart = (
  folded: readonly string[],
  senses: readonly WordSense[],
  brief: NameBrief,
  sure = true,
): number => {
  const length = folded.length;
  const endingAt = (after: number): WordSense | undefined =>
    senses.find((sense) => sense.after === after && nameStatesTrade(sense.trades, brief));
  const joined = (at: number): boolean => JOINERS.has(folded[at] ?? '');
  let last = endingAt(length);
  const lone = last !== undefined && endingAt(last.first) === undefined;
  if (sure && last !== undefined && isPartOfName(last, folded, lone)) last = undefined;
  const endsLikePhrase =
    PHRASE_HEADS.has(folded[length - 1] ?? '') ||
    // Two joined words such as `Tile & Stone` can state a trade; `and Friends` does not.
    (isJoiningSign(folded[length - 2] ?? '') && !isKinshipWord(folded[length - 1] ?? ''));
  if (last === undefined && endsLikePhrase) last = endingAt(joined(length - 2) ? length - 2 : length - 1);
  if (last === undefined) return length;
  const { trades } = last;
  let start = last.first;
  for (;;) {
    const precedingTrade = endingAt(start);
    const isObjectOfActivity =
      ACTIVITY_WORDS.has(folded[start] ?? '') &&
      start === length - 1 &&
      !joined((precedingTrade?.first ?? 0) - 1);
    const related =
      isObjectOfActivity || precedingTrade?.trades.some((each) => trades.includes(each))
        ? precedingTrade
        : undefined;
    const earlier = related ?? (joined(start - 1) ? endingAt(start - 1) : undefined);
    const word = folded[start - 1] ?? '';
    const first =
      earlier?.first ??
      (QUALIFIERS.has(word) || (TAIL_WORDS.has(word) && !KINSHIP_WORDS_IN_NAMES.has(word)) ? start - 1 : 0);
    if (first <= 0) break;
    start = first;
  }
  // In `School of Music`, the words after the preposition belong to those before it and do not form a phrase of their
  // own.
  return folded.slice(0, start).some((word) => LINKING_PREPOSITIONS.has(word)) ? length : start;
};

const ARTICLES = new Set(vocabulary.articles);

/**
 * Returns the number of words before the actual name, such as "The", "Maison", "Society of the" or "Municipal
 * Archive of".
 */
const countHouseWords = (folded: readonly string[], end: number): number => {
  const at = QUALIFIERS.has(folded[0] ?? '') ? 1 : 0;
  const [first = '', second = '', third = ''] = folded.slice(at);
  if ((TAIL_WORDS.has(first) || HOUSE_WORDS.has(first)) && LINKING_PREPOSITIONS.has(second)) {
    const length = at + (ARTICLES.has(third) ? 3 : 2);
    if (end > length) return length;
  }
  return end > 1 && HOUSE_WORDS.has(folded[0] ?? '') ? 1 : 0;
};

/** Whether a joiner is a sign. A sign always joins two names; a word such as "and" may be part of one name. */
export const isJoiningSign = (joiner: string): boolean => joiner === '&' || joiner === '+';
