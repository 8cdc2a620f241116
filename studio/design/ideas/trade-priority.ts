// Decides which of several named trades is meant: the choir in "church choir", otherwise usually the one named first.

import type { Brief } from '../../brief/brief.ts';
import { foldWord } from '../../brief/text/fold.ts';
import { isGenericTradeWord } from './words-in-name.ts';
import type { TradePictures } from './trade-pictures.ts';
import { withoutPluralS } from './word-lists.ts';

/** Institutions that often only describe a choir, a press or a club. */
const INSTITUTIONS: ReadonlySet<string> = new Set(
  'abbey cathedral chapel church college community company hospital hotel parish school town university village'.split(
    ' ',
  ),
);
/** Parts of an institution. They do not replace it: a church hall is part of a church. */
const PARTS_OF_INSTITUTIONS: ReadonlySet<string> = new Set(
  'academy board building centre center club council district group hall house office school shop trust'.split(
    ' ',
  ),
);

const wordsOfDescriptorAndName = ({ descriptor, name }: Brief): readonly string[] =>
  foldWord(descriptor ?? name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(withoutPluralS);

/** Whether a word only says where the firm is, as the village of a village bakery. */
export const isAttributeOnly = (word: string, brief: Brief): boolean => {
  const said = wordsOfDescriptorAndName(brief);
  const next = said[said.indexOf(withoutPluralS(word)) + 1] ?? '';
  return (
    INSTITUTIONS.has(withoutPluralS(word)) &&
    said.includes(withoutPluralS(word)) &&
    next !== '' &&
    !PARTS_OF_INSTITUTIONS.has(next)
  );
};

export interface PrioritisedTrade {
  trade: TradePictures;
  /**
   * The position of the trade's words: the last noun (`head`), before another noun (`before`), or elsewhere
   * (`plain`).
   */
  stands: 'head' | 'before' | 'plain';
  /** Whether a product of the same kind was named before it. */
  later: boolean;
}

/** Whether the word is a trade by itself, as the theatre of a community theatre is. */
const isTradeWord = (word: string): boolean => !PARTS_OF_INSTITUTIONS.has(word) && isGenericTradeWord(word);

const classifyPosition = (
  { trade }: TradePictures,
  said: readonly string[],
  trades: readonly TradePictures[],
): PrioritisedTrade['stands'] => {
  const own = trade.split(' ').map(withoutPluralS);
  const isAt = (words: readonly string[], at: number): boolean =>
    words.every((word, index) => word === said[at + index]);
  const begins = said.findIndex((_, at) => isAt(own, at));
  if (begins < 0) return 'plain';
  const isInstitution = (word: string): boolean => INSTITUTIONS.has(word);
  const isHead = !own.some((word) => PARTS_OF_INSTITUTIONS.has(word) || isInstitution(word));
  if (isHead && isInstitution(said[begins - 1] ?? '')) return 'head';
  const next = begins + own.length;
  const isBefore =
    own.length === 1 &&
    isInstitution(own[0] ?? '') &&
    (isTradeWord(said[next] ?? '') ||
      trades.some((other) => {
        const words = other.trade.split(' ').map(withoutPluralS);
        return !words.some((word) => PARTS_OF_INSTITUTIONS.has(word)) && isAt(words, next);
      }));
  return isBefore ? 'before' : 'plain';
};

/** Sorts by priority: the longest phrase first; of equal length and industry, the one named first. */
export const sortByPriority = (
  trades: readonly TradePictures[],
  brief: Brief,
): readonly PrioritisedTrade[] => {
  const said = wordsOfDescriptorAndName(brief);
  const lengthOf = ({ trade }: TradePictures): number => trade.split(' ').length;
  const placeOf = ({ trade }: TradePictures): number => {
    const [first = ''] = trade.split(' ');
    return brief.words.findIndex((word) => withoutPluralS(word).startsWith(withoutPluralS(first)));
  };
  const isAlike = (one: TradePictures, other: TradePictures): boolean =>
    one !== other &&
    one.industry === brief.industries[0] &&
    one.industry === other.industry &&
    lengthOf(one) === lengthOf(other) &&
    placeOf(one) >= 0 &&
    placeOf(other) >= 0;
  return trades
    .map((trade) => ({
      trade,
      stands: classifyPosition(trade, said, trades),
      later: trades.some((other) => isAlike(trade, other) && placeOf(other) < placeOf(trade)),
    }))
    .toSorted((one, other) =>
      isAlike(one.trade, other.trade) ? placeOf(one.trade) - placeOf(other.trade) : 0,
    );
};
