// Words that a name carries but that are not the name: which of them lead, and which of them follow.
// The words are in vocabulary.json, in lower case; matching folds case by the name's own language.

import type { Brief } from '../../brief/brief.ts';
import { nameStatesTrade, type Sense, sensesOf } from './name-senses.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Stand small above: articles and house words. */
const HOUSE = new Set(vocabulary.house);

/** Stand smaller or quieter below: what the thing is, not what it is called. */
const TAIL = new Set(vocabulary.tail);

/** Tails that say no trade and so may follow any: all others are part of the name where the trade is another one. */
const GENERIC = new Set(vocabulary.generic);

/** After a word that says a trade they close the phrase: `Ski Rental`, `Weavers Guild`. */
const HEADS = new Set(vocabulary.heads);

/** Before such a phrase they say of what sort the thing is: `Public Library`. */
const QUALIFIERS = new Set(vocabulary.qualifiers);

/** Deeds: what they are done to stands before them and belongs to them, `Guitar Repairs`. */
const DEEDS = new Set(vocabulary.deeds);

/** Bound to the name before them by a joiner: `Patel & Sons`. */
const KINSHIP_WORDS = new Set(vocabulary.kin);

/** Of these, those that are names by themselves. */
const KINSHIP = new Set(vocabulary.kinship);

const JOINERS = new Set(vocabulary.joiners);

/** Between a tail and what it is about. */
const LINKS = new Set(vocabulary.links);

/** Words that lead on: no line ends in one. */
export const cannotEndLine = (word: string): boolean =>
  JOINERS.has(word.toLowerCase()) || (!isLink(word) && ARTICLES.has(word.toLowerCase()));

export const isLink = (word: string): boolean => LINKS.has(word.toLowerCase());

export const isJoiner = (word: string): boolean => JOINERS.has(word.toLowerCase());

export const isKinshipWord = (word: string): boolean => KINSHIP_WORDS.has(word.toLowerCase());

export interface NameParts {
  /** `The`, `Maison`: null when the name has none. */
  house: string | null;
  /** One entry, or two when a joiner stands between them. */
  leads: readonly string[];
  joiner: string | null;
  /** `School`, `& Sons`. */
  tail: string | null;
}

/** What is known of a text's words when it is broken: runs that belong together, each from `first` to before `after`. */
export interface WordGroups {
  phrases: readonly { first: number; after: number }[];
  /** Where the words begin that say what the firm is. */
  trade: number | null;
}

export type NameBrief = Pick<Brief, 'language' | 'industries' | 'descriptor'>;

const UNREAD: NameBrief = { language: 'en', industries: [], descriptor: null };

/** Some word always leads: a name made of such words only is left whole. */
export const partsOfName = (text: string, locale: string, brief: NameBrief = UNREAD): NameParts => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const folded = words.map((word) => word.toLocaleLowerCase(locale));
  const end = leadEnd(folded, sensesOf(text, brief), brief);
  const start = houseLength(folded, end);

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

/** How many words stand before the tail. */
const leadEnd = (folded: readonly string[], senses: readonly Sense[], brief: NameBrief): number => {
  const has = (set: ReadonlySet<string>, index: number): boolean => set.has(folded[index] ?? '');
  // An article or house word alone cannot lead: `The Bank` keeps its bank.
  const canLead = (count: number): boolean =>
    count > 1 || (count === 1 && !has(HOUSE, 0) && !has(QUALIFIERS, 0));
  const length = folded.length;
  const trade = tradeStart(folded, senses, brief);
  // `Patel & Sons` stays together before what they are.
  if (trade < length && canLead(trade) && !(has(JOINERS, trade - 1) || length - trade > MOST_TAIL))
    return trade;
  let end = length;
  while (
    canLead(end - 1) &&
    length - end < 2 &&
    has(TAIL, end - 1) &&
    saysKind(end - 1, folded, senses, brief)
  )
    end -= 1;
  // `School of Music` is one tail: what follows the small word says which.
  const phrase = folded.findIndex((_, at) => at > 0 && has(TAIL, at) && LINKS.has(folded[at + 1] ?? ''));
  if (phrase > 0 && phrase + 2 < length && phrase < end && canLead(phrase)) end = phrase;
  // `& Sons` keeps its sign; a joiner never closes the leading part.
  if (end > 1 && end < length && has(JOINERS, end - 1)) end -= 1;
  return end;
};

/** What stays together when a text is broken into lines. */
export const groupWords = (text: string, locale: string, brief: NameBrief): WordGroups => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const senses = sensesOf(text, brief);
  const start = tradeStart(
    words.map((word) => word.toLocaleLowerCase(locale)),
    senses,
    brief,
    false,
  );
  const trade = start > 0 && start < words.length ? start : null;
  return { phrases: [...senses, ...(trade === null ? [] : [{ first: trade, after: words.length }])], trade };
};

const MOST_TAIL = 5;

/** `for City Council` is a purpose, and its last word belongs to it. */
const PURPOSE = new Set(vocabulary.purpose);

/** A word of the table says what the firm is, unless the prompt says that the firm is something else. */
const saysKind = (
  at: number,
  folded: readonly string[],
  senses: readonly Sense[],
  brief: NameBrief,
): boolean => {
  if (folded.slice(1, at).some((word) => PURPOSE.has(word))) return false;
  // `Volt Brothers` is a name; `& Brothers` follows one.
  if (KINSHIP.has(folded[at] ?? '')) return JOINERS.has(folded[at - 1] ?? '');
  if (GENERIC.has(folded[at] ?? '') || brief.descriptor === null) return true;
  return senses.some(
    ({ first, after, trades }) => first <= at && at < after && nameStatesTrade(trades, brief),
  );
};

/** `Lamb` alone is as much a picture as a trade, one word of two or of many may be meant; `Hot Air Balloons` is none. */
const isPartOfName = (
  { first, after, pictured }: Sense,
  folded: readonly string[],
  lone: boolean,
): boolean => {
  const word = folded.at(-1) ?? '';
  if (!lone || after - first > 1 || TAIL.has(word)) return false;
  // `Patel & Sons Opticians`: the joiner makes one name of three words.
  const article = Number(ARTICLES.has(folded[0] ?? ''));
  const names = folded.length - article - 2 * folded.filter(isJoiner).length;
  return pictured || word.length < 4 || folded.length - article < 3 || names > 3;
};

/**
 * Where the phrase begins that closes the name and says its trade; the number of words when there is none. To break a
 * line before it, it need not be `sure` that the phrase is no part of the name.
 */
const tradeStart = (
  folded: readonly string[],
  senses: readonly Sense[],
  brief: NameBrief,
  sure = true,
): number => {
  const length = folded.length;
  const endingAt = (after: number): Sense | undefined =>
    senses.find((sense) => sense.after === after && nameStatesTrade(sense.trades, brief));
  const joined = (at: number): boolean => JOINERS.has(folded[at] ?? '');
  let last = endingAt(length);
  const lone = last !== undefined && endingAt(last.first) === undefined;
  if (sure && last !== undefined && isPartOfName(last, folded, lone)) last = undefined;
  const closes =
    HEADS.has(folded[length - 1] ?? '') ||
    // `Tile & Stone`; `and Friends` may be anybody.
    (isJoiningSign(folded[length - 2] ?? '') && !isKinshipWord(folded[length - 1] ?? ''));
  if (last === undefined && closes) last = endingAt(joined(length - 2) ? length - 2 : length - 1);
  if (last === undefined) return length;
  const { trades } = last;
  let start = last.first;
  for (;;) {
    const near = endingAt(start);
    const done = DEEDS.has(folded[start] ?? '') && start === length - 1 && !joined((near?.first ?? 0) - 1);
    const alike = done || near?.trades.some((each) => trades.includes(each)) ? near : undefined;
    const before = alike ?? (joined(start - 1) ? endingAt(start - 1) : undefined);
    const word = folded[start - 1] ?? '';
    const first =
      before?.first ?? (QUALIFIERS.has(word) || (TAIL.has(word) && !KINSHIP.has(word)) ? start - 1 : 0);
    if (first <= 0) break;
    start = first;
  }
  // `Society of Coastal Painters`, `School of Music`: what follows a small word belongs to what stands before it.
  return folded.slice(0, start).some((word) => LINKS.has(word)) ? length : start;
};

const ARTICLES = new Set(vocabulary.articles);

/** `The`, `Maison`, `Society of the`, `Municipal Archive of`: words that stand before the leading ones. */
const houseLength = (folded: readonly string[], end: number): number => {
  const at = QUALIFIERS.has(folded[0] ?? '') ? 1 : 0;
  const [first = '', second = '', third = ''] = folded.slice(at);
  if ((TAIL.has(first) || HOUSE.has(first)) && LINKS.has(second)) {
    const length = at + (ARTICLES.has(third) ? 3 : 2);
    if (end > length) return length;
  }
  return end > 1 && HOUSE.has(folded[0] ?? '') ? 1 : 0;
};

/** Words of a language are joined as often inside a name as between two: only signs are sure to join names. */
export const isJoiningSign = (joiner: string): boolean => joiner === '&' || joiner === '+';
