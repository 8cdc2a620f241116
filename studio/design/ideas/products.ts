// What a firm makes or sells: the knife of "a blacksmith making kitchen knives".

import type { Brief } from '../../brief/brief.ts';
import type { Library } from '../../library/library.ts';
import { calledBy } from './called-pictures.ts';
import { ANY_TRADE, EVERYDAY, OF_ANY_WARE, SAID_TO_US } from './everyday.ts';
import type { Idea } from './idea.ts';
import type { TradePictures } from './trade-pictures.ts';
import { namedTrades } from './trade-pictures.ts';
import { RELEVANCE } from './relevance.ts';

const { PRODUCT, LATER, THE_THING, BESIDE_THE_TRADE } = RELEVANCE.products;

const isAnothers = (word: string, { industries: [first = ''] }: Brief): boolean => {
  const trades = namedTrades([word]);
  return trades.length > 0 && trades.every(({ industry }) => industry !== first);
};

const isToldInFull = (trades: readonly TradePictures[], { industries: [first] }: Brief): boolean =>
  trades.some(({ trade, industry }) => industry === first && trade.includes(' '));

export const productIdeas = (
  library: Library,
  brief: Brief,
  trades: readonly TradePictures[],
  parts: ReadonlySet<string>,
): Idea[] => {
  const isToldAlready = isToldInFull(trades, brief);
  const said = [EVERYDAY, ANY_TRADE, SAID_TO_US, OF_ANY_WARE, parts];
  return brief.products
    .filter((word) => !said.some((list) => list.has(word)))
    .map((word, index): Idea => {
      const weight = PRODUCT - LATER * Math.min(index, 2);
      return {
        source: 'trade',
        word,
        weight: isToldAlready && isAnothers(word, brief) ? Math.min(weight, BESIDE_THE_TRADE) : weight,
        pictures: calledBy(library, word).filter(({ strength }) => strength >= THE_THING),
      };
    })
    .filter(({ pictures }) => pictures.length > 0);
};
