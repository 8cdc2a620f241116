// Creates ideas from the firm's products, such as the knives of "a blacksmith making kitchen knives".

import type { Brief } from '../../brief/brief.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import {
  GENERIC_TRADE_WORDS,
  COMMON_WORDS,
  ANY_PRODUCT_WORDS,
  WORDS_TO_THE_DESIGNER,
} from './common-words.ts';
import type { Idea } from './idea.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findNamedTrades } from './trade-pictures.ts';
import { RELEVANCE } from './relevance.ts';

const { PRODUCT, LATER, MIN_OBJECT_STRENGTH, BESIDE_THE_TRADE } = RELEVANCE.products;

const isProductOfAnotherTrade = (word: string, { industries: [first = ''] }: Brief): boolean => {
  const trades = findNamedTrades([word]);
  return trades.length > 0 && trades.every(({ industry }) => industry !== first);
};

const isTradeFullyStated = (trades: readonly TradePictures[], { industries: [first] }: Brief): boolean =>
  trades.some(({ trade, industry }) => industry === first && trade.includes(' '));

export const findProductIdeas = (
  library: Library,
  brief: Brief,
  trades: readonly TradePictures[],
  phraseWords: ReadonlySet<string>,
): Idea[] => {
  const tradeIsFullyStated = isTradeFullyStated(trades, brief);
  const ignoredWords = [
    COMMON_WORDS,
    GENERIC_TRADE_WORDS,
    WORDS_TO_THE_DESIGNER,
    ANY_PRODUCT_WORDS,
    phraseWords,
  ];
  return brief.products
    .filter((word) => !ignoredWords.some((list) => list.has(word)))
    .map((word, index): Idea => {
      const weight = PRODUCT - LATER * Math.min(index, 2);
      return {
        source: 'trade',
        word,
        weight:
          tradeIsFullyStated && isProductOfAnotherTrade(word, brief)
            ? Math.min(weight, BESIDE_THE_TRADE)
            : weight,
        pictures: findPicturesOfWord(library, word).filter(({ strength }) => strength >= MIN_OBJECT_STRENGTH),
      };
    })
    .filter(({ pictures }) => pictures.length > 0);
};
