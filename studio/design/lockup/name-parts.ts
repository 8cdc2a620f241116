// Finds the words around the actual name: leading ones such as articles, and a tail that says what the firm is. The
// words are in vocabulary.json, in lower case; case is folded by the rules of the name's language.

import type { Brief } from '../../brief/brief.ts';
import { nameStatesTrade, type WordSense, findSenses } from './name-senses.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Words that are set small above the name: articles and words for premises. */
const HOUSE_WORDS = new Set(vocabulary.house);

/** Words that are set smaller or lighter below the name, because they say what the firm is. */
const TAIL_WORDS = new Set(vocabulary.tail);

/** Tails without a trade, which may follow any name. Other tails belong to the name if the trade differs. */
const GENERIC_TAILS = new Set(vocabulary.generic);

/** Words that complete a phrase after a trade word: `Ski Rental`, `Weavers Guild`. */
const PHRASE_HEADS = new Set(vocabulary.heads);

/** Words that describe such a phrase and stand before it: `Public Library`. */
const QUALIFIERS = new Set(vocabulary.qualifiers);

/** Words for activities, which follow their object: `Guitar Repairs`. */
const ACTIVITY_WORDS = new Set(vocabulary.deeds);

/** Words for relatives, which are joined to the name before them: `Patel & Sons`. */
const KINSHIP_WORDS = new Set(vocabulary.kin);

/** The words for relatives that are also part of names. */
const KINSHIP_WORDS_IN_NAMES = new Set(vocabulary.kinship);

const JOINERS = new Set(vocabulary.joiners);

/** Prepositions between a tail and its subject. */
const LINKING_PREPOSITIONS = new Set(vocabulary.links);

/** Words that cannot end a line. */
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

/** Groups of words that line breaks keep together. Each runs from `first` up to, but not including, `after`. */
export interface WordGroups {
  phrases: readonly { first: number; after: number }[];
  /** The index at which the words that state the trade begin. */
  trade: number | null;
}

export type NameBrief = Pick<Brief, 'language' | 'industries' | 'descriptor'>;

const DEFAULT_NAME_BRIEF: NameBrief = { language: 'en', industries: [], descriptor: null };

/** Splits a name into its parts. At least one word always leads; a name made only of such words stays whole. */
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
  // An article or a word for premises cannot lead alone, so in `The Bank` the bank leads.
  const canLead = (count: number): boolean =>
    count > 1 || (count === 1 && !has(HOUSE_WORDS, 0) && !has(QUALIFIERS, 0));
  const length = folded.length;
  const trade = findTradeStart(folded, senses, brief);
  // `Patel & Sons` stays together before its trade.
  if (trade < length && canLead(trade) && !(has(JOINERS, trade - 1) || length - trade > MAX_TAIL))
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
  // `& Sons` keeps its sign in the tail, because the leading part never ends with a joining word.
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

const MAX_TAIL = 5;

/** Words that begin a purpose. In `for City Council`, every word after "for" belongs to it. */
const PURPOSE_WORDS = new Set(vocabulary.purpose);

/** Whether a word of the table states what the firm is. The prompt may contradict that. */
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
 * Whether a trade word is part of the actual name. `Lamb` may be a picture or a trade; `Hot Air Balloons` can only be
 * a trade.
 */
const isPartOfName = (
  { first, after, pictured }: WordSense,
  folded: readonly string[],
  lone: boolean,
): boolean => {
  const word = folded.at(-1) ?? '';
  if (!lone || after - first > 1 || TAIL_WORDS.has(word)) return false;
  // In `Patel & Sons Opticians`, the sign joins three words into one name.
  const article = Number(ARTICLES.has(folded[0] ?? ''));
  const names = folded.length - article - 2 * folded.filter(isJoiner).length;
  return pictured || word.length < 4 || folded.length - article < 3 || names > 3;
};

/**
 * Returns the index at which the final trade phrase begins, or the number of words if there is none. If `sure` is
 * false, as for line breaks, the phrase may also be part of the name.
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
  const closes =
    PHRASE_HEADS.has(folded[length - 1] ?? '') ||
    // Two joined words such as `Tile & Stone` can state a trade; `and Friends` does not.
    (isJoiningSign(folded[length - 2] ?? '') && !isKinshipWord(folded[length - 1] ?? ''));
  if (last === undefined && closes) last = endingAt(joined(length - 2) ? length - 2 : length - 1);
  if (last === undefined) return length;
  const { trades } = last;
  let start = last.first;
  for (;;) {
    const near = endingAt(start);
    const done =
      ACTIVITY_WORDS.has(folded[start] ?? '') && start === length - 1 && !joined((near?.first ?? 0) - 1);
    const alike = done || near?.trades.some((each) => trades.includes(each)) ? near : undefined;
    const before = alike ?? (joined(start - 1) ? endingAt(start - 1) : undefined);
    const word = folded[start - 1] ?? '';
    const first =
      before?.first ??
      (QUALIFIERS.has(word) || (TAIL_WORDS.has(word) && !KINSHIP_WORDS_IN_NAMES.has(word)) ? start - 1 : 0);
    if (first <= 0) break;
    start = first;
  }
  // In `School of Music`, the words after the preposition belong to those before it, so they are no separate trade.
  return folded.slice(0, start).some((word) => LINKING_PREPOSITIONS.has(word)) ? length : start;
};

const ARTICLES = new Set(vocabulary.articles);

/** Returns the number of words before the actual name: `The`, `Maison`, `Society of the`, `Municipal Archive of`. */
const countHouseWords = (folded: readonly string[], end: number): number => {
  const at = QUALIFIERS.has(folded[0] ?? '') ? 1 : 0;
  const [first = '', second = '', third = ''] = folded.slice(at);
  if ((TAIL_WORDS.has(first) || HOUSE_WORDS.has(first)) && LINKING_PREPOSITIONS.has(second)) {
    const length = at + (ARTICLES.has(third) ? 3 : 2);
    if (end > length) return length;
  }
  return end > 1 && HOUSE_WORDS.has(folded[0] ?? '') ? 1 : 0;
};

/** Whether a joiner is a sign. A word such as "and" may be part of one name; a sign reliably joins two. */
export const isJoiningSign = (joiner: string): boolean => joiner === '&' || joiner === '+';
