// Classifies and sorts the trades that a brief names. In "church choir", the trade is the choir. Otherwise it is
// usually the trade named first.

import type { Brief } from '../../brief/brief.ts';
import { foldWord } from '../../brief/text/fold.ts';
import { isGenericTradeWord } from './words-in-name.ts';
import type { TradePictures } from './trade-pictures.ts';
import { removePluralS } from './word-lists.ts';

/** Institutions that often only describe a choir, a press or a club. */
const INSTITUTIONS: ReadonlySet<string> = new Set(
  'abbey cathedral chapel church college community company hospital hotel parish school town university village'.split(
    ' ',
  ),
);
/**
 * Words for a part of an institution. The institution before such a word is still meant: a church hall belongs to a
 * church.
 */
const PARTS_OF_INSTITUTIONS: ReadonlySet<string> = new Set(
  'academy board building centre center club council district group hall house office school shop trust'.split(
    ' ',
  ),
);

const wordsOfDescriptorOrName = ({ descriptor, name }: Brief): readonly string[] =>
  foldWord(descriptor ?? name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(removePluralS);

/** Whether a word only describes the firm, as "village" does in "village bakery". */
export const isAttributeOnly = (word: string, brief: Brief): boolean => {
  const said = wordsOfDescriptorOrName(brief);
  const next = said[said.indexOf(removePluralS(word)) + 1] ?? '';
  return (
    INSTITUTIONS.has(removePluralS(word)) &&
    said.includes(removePluralS(word)) &&
    next !== '' &&
    !PARTS_OF_INSTITUTIONS.has(next)
  );
};

export interface PrioritisedTrade {
  trade: TradePictures;
  /**
   * The position of the trade: `head` directly after an institution (the choir in "church choir"), `before` for an
   * institution directly before another trade (the church), or `plain` elsewhere.
   */
  stands: 'head' | 'before' | 'plain';
  /** Whether the brief mentions a comparable trade earlier: one of the same industry with as many words. */
  later: boolean;
}

/** Whether the word is a trade by itself, as "theatre" is in "community theatre". */
const isTradeWord = (word: string): boolean => !PARTS_OF_INSTITUTIONS.has(word) && isGenericTradeWord(word);

const classifyPosition = (
  { trade }: TradePictures,
  said: readonly string[],
  trades: readonly TradePictures[],
): PrioritisedTrade['stands'] => {
  const own = trade.split(' ').map(removePluralS);
  const isAt = (words: readonly string[], at: number): boolean =>
    words.every((word, index) => word === said[at + index]);
  const start = said.findIndex((_, at) => isAt(own, at));
  if (start < 0) return 'plain';
  const isInstitution = (word: string): boolean => INSTITUTIONS.has(word);
  const isHead = !own.some((word) => PARTS_OF_INSTITUTIONS.has(word) || isInstitution(word));
  if (isHead && isInstitution(said[start - 1] ?? '')) return 'head';
  const end = start + own.length;
  const isBefore =
    own.length === 1 &&
    isInstitution(own[0] ?? '') &&
    (isTradeWord(said[end] ?? '') ||
      trades.some((other) => {
        const words = other.trade.split(' ').map(removePluralS);
        return !words.some((word) => PARTS_OF_INSTITUTIONS.has(word)) && isAt(words, end);
      }));
  return isBefore ? 'before' : 'plain';
};

/**
 * Keeps the order of the trades, most specific first. Of comparable trades in the brief's first industry, the one
 * mentioned first comes first.
 */
export const sortByPriority = (
  trades: readonly TradePictures[],
  brief: Brief,
): readonly PrioritisedTrade[] => {
  const said = wordsOfDescriptorOrName(brief);
  const wordCount = ({ trade }: TradePictures): number => trade.split(' ').length;
  const mentionedAt = ({ trade }: TradePictures): number => {
    const [first = ''] = trade.split(' ');
    return brief.words.findIndex((word) => removePluralS(word).startsWith(removePluralS(first)));
  };
  const areComparable = (one: TradePictures, other: TradePictures): boolean =>
    one !== other &&
    one.industry === brief.industries[0] &&
    one.industry === other.industry &&
    wordCount(one) === wordCount(other) &&
    mentionedAt(one) >= 0 &&
    mentionedAt(other) >= 0;
  return trades
    .map((trade) => ({
      trade,
      stands: classifyPosition(trade, said, trades),
      later: trades.some((other) => areComparable(trade, other) && mentionedAt(other) < mentionedAt(trade)),
    }))
    .toSorted((one, other) =>
      areComparable(one.trade, other.trade) ? mentionedAt(one.trade) - mentionedAt(other.trade) : 0,
    );
};
