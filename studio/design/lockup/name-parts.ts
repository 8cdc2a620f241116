// Finds words in a name that are not the name itself: leading and following ones. The words are in vocabulary.json,
// in lower case; matching folds case by the name's own language.

import type { Brief } from '../../brief/brief.ts';
import { nameStatesTrade, type Sense, sensesOf } from './name-senses.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Words that are set small above the name: articles and words for premises. */
const HOUSE = new Set(vocabulary.house);

/** Words that are set smaller or lighter below the name, because they say what the firm is. */
const TAIL = new Set(vocabulary.tail);

/** Tails without a trade, which may follow any name. Other tails belong to the name if the trade differs. */
const GENERIC = new Set(vocabulary.generic);

/** After a trade word these complete the phrase: `Ski Rental`, `Weavers Guild`. */
const HEADS = new Set(vocabulary.heads);

/** Before such a phrase these qualify it: `Public Library`. */
const QUALIFIERS = new Set(vocabulary.qualifiers);

/** Activities, preceded by their object: `Guitar Repairs`. */
const DEEDS = new Set(vocabulary.deeds);

/** Words for relatives, which are joined to the name before them: `Patel & Sons`. */
const KINSHIP_WORDS = new Set(vocabulary.kin);

/** The words for relatives that are also part of names. */
const KINSHIP = new Set(vocabulary.kinship);

const JOINERS = new Set(vocabulary.joiners);

/** Prepositions between a tail and its subject. */
const LINKS = new Set(vocabulary.links);

/** Words that cannot end a line. */
export const cannotEndLine = (word: string): boolean =>
  JOINERS.has(word.toLowerCase()) || (!isLink(word) && ARTICLES.has(word.toLowerCase()));

export const isLink = (word: string): boolean => LINKS.has(word.toLowerCase());

export const isJoiner = (word: string): boolean => JOINERS.has(word.toLowerCase());

export const isKinshipWord = (word: string): boolean => KINSHIP_WORDS.has(word.toLowerCase());

export interface NameParts {
  /** `The`, `Maison`: null when the name has none. */
  house: string | null;
  /** One entry, or two with a joining word between them. */
  leads: readonly string[];
  joiner: string | null;
  /** `School`, `& Sons`. */
  tail: string | null;
}

/** Groups of words for line breaks: runs that stay together, each from `first` to before `after`. */
export interface WordGroups {
  phrases: readonly { first: number; after: number }[];
  /** Where the words that state the trade begin. */
  trade: number | null;
}

export type NameBrief = Pick<Brief, 'language' | 'industries' | 'descriptor'>;

const UNREAD: NameBrief = { language: 'en', industries: [], descriptor: null };

/** Splits a name into its parts. Some word always leads: a name made only of such words is left whole. */
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

/** The number of words before the tail. */
const leadEnd = (folded: readonly string[], senses: readonly Sense[], brief: NameBrief): number => {
  const has = (set: ReadonlySet<string>, index: number): boolean => set.has(folded[index] ?? '');
  // An article or a word for premises cannot lead alone: `The Bank` keeps its bank.
  const canLead = (count: number): boolean =>
    count > 1 || (count === 1 && !has(HOUSE, 0) && !has(QUALIFIERS, 0));
  const length = folded.length;
  const trade = tradeStart(folded, senses, brief);
  // `Patel & Sons` stays together before its trade.
  if (trade < length && canLead(trade) && !(has(JOINERS, trade - 1) || length - trade > MAX_TAIL))
    return trade;
  let end = length;
  while (
    canLead(end - 1) &&
    length - end < 2 &&
    has(TAIL, end - 1) &&
    saysKind(end - 1, folded, senses, brief)
  )
    end -= 1;
  // `School of Music` is one tail: the words after the preposition qualify it.
  const phrase = folded.findIndex((_, at) => at > 0 && has(TAIL, at) && LINKS.has(folded[at + 1] ?? ''));
  if (phrase > 0 && phrase + 2 < length && phrase < end && canLead(phrase)) end = phrase;
  // `& Sons` keeps its sign, and a joining word never ends the leading part.
  if (end > 1 && end < length && has(JOINERS, end - 1)) end -= 1;
  return end;
};

/** Finds the words that line breaks must keep together. */
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

const MAX_TAIL = 5;

/** `for City Council`: every word after "for" is part of the purpose. */
const PURPOSE = new Set(vocabulary.purpose);

/** Whether a word of the table states what the firm is, which the prompt may contradict. */
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

/**
 * `Lamb` alone may be a picture or a trade, and in a longer phrase one word may be a name; `Hot Air Balloons` is only
 * a trade.
 */
const isPartOfName = (
  { first, after, pictured }: Sense,
  folded: readonly string[],
  lone: boolean,
): boolean => {
  const word = folded.at(-1) ?? '';
  if (!lone || after - first > 1 || TAIL.has(word)) return false;
  // `Patel & Sons Opticians`: the sign joins three words into one name.
  const article = Number(ARTICLES.has(folded[0] ?? ''));
  const names = folded.length - article - 2 * folded.filter(isJoiner).length;
  return pictured || word.length < 4 || folded.length - article < 3 || names > 3;
};

/**
 * Where the phrase begins that ends the name and states its trade; the number of words if there is none. With `sure`
 * false, as for line breaks, the phrase may also be part of the name.
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
    // `Tile & Stone`; `and Friends` is not specific.
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
  // `Society of Coastal Painters`, `School of Music`: the words after a preposition belong to those before it.
  return folded.slice(0, start).some((word) => LINKS.has(word)) ? length : start;
};

const ARTICLES = new Set(vocabulary.articles);

/** The number of words before the leading ones: `The`, `Maison`, `Society of the`, `Municipal Archive of`. */
const houseLength = (folded: readonly string[], end: number): number => {
  const at = QUALIFIERS.has(folded[0] ?? '') ? 1 : 0;
  const [first = '', second = '', third = ''] = folded.slice(at);
  if ((TAIL.has(first) || HOUSE.has(first)) && LINKS.has(second)) {
    const length = at + (ARTICLES.has(third) ? 3 : 2);
    if (end > length) return length;
  }
  return end > 1 && HOUSE.has(folded[0] ?? '') ? 1 : 0;
};

/** Words such as "and" occur inside names as often as between two; only signs reliably join names. */
export const isJoiningSign = (joiner: string): boolean => joiner === '&' || joiner === '+';
