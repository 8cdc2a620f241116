// Finds what the name suggests: pictures of its own, or the trade.

import type { Brief } from '../../brief/brief.ts';
import { foldWord } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { rankBehindProduct, weighNameWordBesideTrade, statesTrade } from './pictures-beside-trade.ts';
import { findPicturesInIndustry } from './double-meanings.ts';
import type { Idea } from './idea.ts';
import type { NameWord } from './name-word.ts';
import { findNameWords, isGenericTradeWord } from './words-in-name.ts';
import { demotePartnerSurname } from './partners.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findNamedTrades, namesTrade, wordsInsideTrades } from './trade-pictures.ts';
import { RELEVANCE } from './relevance.ts';

const { IN_THE_NAME, TRADE_IN_THE_NAME, TRADE_AS_NAME, ANOTHER_TRADE, PRODUCT_IN_THE_NAME } =
  RELEVANCE.nameIdeas;

/** Returns the language of the brief, then the languages that its notes list. */
const languagesOfBrief = ({ language, notes }: Brief): string[] => {
  const said = notes.find((note) => note.startsWith('languages: ')) ?? '';
  return [language, ...said.slice('languages: '.length).split(' ')];
};

/** Removes words that are part of a longer match: "Polar Ice Cream" suggests neither ice nor cream. */
const removePartsOfLongerMatches = (found: readonly NameWord[], name: string): readonly NameWord[] => {
  const trades = wordsInsideTrades(findNamedTrades(foldWord(name).split(/[^\p{L}\p{N}]+/u)));
  const phrases = found.flatMap(({ word }) => (word.includes(' ') ? foldWord(word).split(' ') : []));
  return found.filter(({ word }) => !trades.has(foldWord(word)) && !phrases.includes(foldWord(word)));
};

/**
 * Returns one idea for each meaningful word of the name. A word for the trade gives an idea of the source `trade` if
 * the name has another meaningful word.
 */
export const findNameIdeas = (library: Library, brief: Brief, trades: readonly TradePictures[]): Idea[] => {
  if (brief.name === null) return [];
  const isTradeKnown = trades.length > 0 || brief.industries.length > 0;
  const said = removePartsOfLongerMatches(
    findNameWords(library, brief.name, languagesOfBrief(brief)),
    brief.name,
  );
  const meant = said
    .map((each) => (isTradeKnown ? demotePartnerSurname(library, each, brief, trades) : each))
    .map((each) => ({ ...each, pictures: findPicturesInIndustry(each.word, each.pictures, brief) }));
  const found = statesTrade(brief, trades)
    ? meant.map((each) => weighNameWordBesideTrade(library, each, brief, trades))
    : meant;
  const first = brief.industries.slice(0, 1);
  const saysTrade = (word: string): boolean => namesTrade(first, word) || isGenericTradeWord(word);
  const isTrade = ({ word, english = [] }: NameWord): boolean => [word, ...english].some(saysTrade);
  const isOneWord = !/\s/u.test(brief.name);
  const lastTradeWord = found.findLastIndex(isTrade);
  const hasOtherWord = found.some((each, index) => !isTrade(each) || index < lastTradeWord);
  return found.map((each, index) => {
    const { word, sure, pictures } = each;
    if ((isOneWord && !hasOtherWord) || !isTrade(each)) {
      const shown = brief.products.length === 0 ? pictures : pictures.map(rankBehindProduct);
      return { source: 'name', word, weight: sure * IN_THE_NAME, pictures: shown };
    }
    // A product in the name counts like a picture of its own: the cheese in "Cobble Lane Cheese".
    const ofTrade = [word, ...(each.english ?? [])].some((spoken) => namesTrade(first, spoken));
    const isProduct = index === lastTradeWord && ofTrade && pictures.some(({ strength }) => strength === 1);
    if (isProduct) {
      const things = pictures.filter(({ strength }) => strength === 1);
      return { source: 'trade', word, weight: sure * PRODUCT_IN_THE_NAME, pictures: things };
    }
    const otherTradeFactor =
      ofTrade || !trades.some(({ industry }) => first.includes(industry)) ? 1 : ANOTHER_TRADE;
    const weight = sure * otherTradeFactor * (hasOtherWord ? TRADE_IN_THE_NAME : TRADE_AS_NAME);
    return { source: 'trade', word, weight, pictures };
  });
};
