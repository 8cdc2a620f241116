// Finds the products of a firm, such as the knife in "a blacksmith making kitchen knives".

import type { Brief } from '../../brief/brief.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import {
  GENERIC_TRADE_WORDS,
  COMMON_WORDS,
  APPLIES_TO_ANY_PRODUCT,
  WORDS_TO_THE_DESIGNER,
} from './common-words.ts';
import type { Idea } from './idea.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findNamedTrades } from './trade-pictures.ts';
import { RELEVANCE } from './relevance.ts';

const { PRODUCT, LATER, THE_THING, BESIDE_THE_TRADE } = RELEVANCE.products;

const isProductOfAnotherTrade = (word: string, { industries: [first = ''] }: Brief): boolean => {
  const trades = findNamedTrades([word]);
  return trades.length > 0 && trades.every(({ industry }) => industry !== first);
};

const isTradeFullyStated = (trades: readonly TradePictures[], { industries: [first] }: Brief): boolean =>
  trades.some(({ trade, industry }) => industry === first && trade.includes(' '));

export const productIdeas = (
  library: Library,
  brief: Brief,
  trades: readonly TradePictures[],
  parts: ReadonlySet<string>,
): Idea[] => {
  const isToldAlready = isTradeFullyStated(trades, brief);
  const said = [COMMON_WORDS, GENERIC_TRADE_WORDS, WORDS_TO_THE_DESIGNER, APPLIES_TO_ANY_PRODUCT, parts];
  return brief.products
    .filter((word) => !said.some((list) => list.has(word)))
    .map((word, index): Idea => {
      const weight = PRODUCT - LATER * Math.min(index, 2);
      return {
        source: 'trade',
        word,
        weight:
          isToldAlready && isProductOfAnotherTrade(word, brief) ? Math.min(weight, BESIDE_THE_TRADE) : weight,
        pictures: findPicturesOfWord(library, word).filter(({ strength }) => strength >= THE_THING),
      };
    })
    .filter(({ pictures }) => pictures.length > 0);
};
