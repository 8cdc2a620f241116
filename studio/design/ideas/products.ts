// Finds the products of a firm, such as the knife in "a blacksmith making kitchen knives".

import type { Brief } from '../../brief/brief.ts';
import type { Library } from '../../library/library.ts';
import { picturesOfWord } from './pictures-of-word.ts';
import { ANY_TRADE, COMMON_WORDS, APPLIES_TO_ANY_PRODUCT, WORDS_TO_THE_DESIGNER } from './common-words.ts';
import type { Idea } from './idea.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findNamedTrades } from './trade-pictures.ts';
import { RELEVANCE } from './relevance.ts';

const { PRODUCT, LATER, THE_THING, BESIDE_THE_TRADE } = RELEVANCE.products;

const isAnothers = (word: string, { industries: [first = ''] }: Brief): boolean => {
  const trades = findNamedTrades([word]);
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
  const said = [COMMON_WORDS, ANY_TRADE, WORDS_TO_THE_DESIGNER, APPLIES_TO_ANY_PRODUCT, parts];
  return brief.products
    .filter((word) => !said.some((list) => list.has(word)))
    .map((word, index): Idea => {
      const weight = PRODUCT - LATER * Math.min(index, 2);
      return {
        source: 'trade',
        word,
        weight: isToldAlready && isAnothers(word, brief) ? Math.min(weight, BESIDE_THE_TRADE) : weight,
        pictures: picturesOfWord(library, word).filter(({ strength }) => strength >= THE_THING),
      };
    })
    .filter(({ pictures }) => pictures.length > 0);
};
