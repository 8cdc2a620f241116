// Weighs the words of a name when the brief states the trade: places, endings of surnames, and products of another
// trade count less.

import type { Brief } from '../../brief/brief.ts';
import { ANIMALS } from '../../brief/closed-lists.ts';
import { foldWord } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import type { WeightedPicture } from './idea.ts';
import type { NameWord } from './name-word.ts';
import { isTownInName } from './words-in-name.ts';
import { isConcept } from './concepts-showing.ts';
import type { TradePictures } from './trade-pictures.ts';
import { TRADES_WITHOUT_LOOK, findIndustryPictures, findNamedTrades } from './trade-pictures.ts';
import { demoteOtherTradesProducts } from './product-pictures.ts';
import { RELEVANCE } from './relevance.ts';

const { RECALLED, ONLY_A_PLACE, ITS_COMPANY } = RELEVANCE.besideTrade;
export const rankBehindProduct = ({ picture, strength }: WeightedPicture): WeightedPicture => ({
  picture,
  strength: strength < 1 ? strength * RECALLED : strength,
});

/** Whether the brief states the trade, so that the name need not. */
export const statesTrade = ({ industries }: Brief, trades: readonly TradePictures[]): boolean =>
  trades.some(({ industry }) => industries.includes(industry)) ||
  industries.some(
    (industry) => !TRADES_WITHOUT_LOOK.has(industry) && findIndustryPictures(industry).plain.length > 0,
  );

/**
 * Whether the word is the end of a place name or surname, as in "Ironbridge Boxing Club" or "Castellano Roofing". It
 * then counts less than the trade's own picture, unless it is an animal.
 */
const isTailBefore = (
  library: Library,
  { word, sure, pictures }: NameWord,
  { name, industries }: Brief,
): boolean => {
  if (sure === 1 || ANIMALS.includes(pictures[0]?.picture ?? '')) return false;
  const said = foldWord(name ?? '').split(/[^\p{L}\p{N}]+/u);
  const part = foldWord(word);
  const isIn = (each: string): boolean =>
    each !== part &&
    (each.endsWith(part) || (each.startsWith(part) && /^[aeio]$/u.test(each.slice(part.length))));
  const at = said.findIndex(isIn);
  return (
    at >= 0 &&
    findNamedTrades(said.slice(at + 1)).some(
      ({ trade, industry, pictures: [thing = ''] }) =>
        (industries.includes(industry) || trade.includes(' ')) && isConcept(library, thing),
    )
  );
};

/** Whether the trade works with an animal. A riding school called "Willowbrook" shows a horse, not a willow. */
const isAnimalTrade = (trades: readonly TradePictures[], { industries }: Brief): boolean =>
  trades.some(
    ({ industry, pictures: [animal = ''] }) => industries.includes(industry) && ANIMALS.includes(animal),
  );

/**
 * Returns what a word of the name suggests beside a stated trade. A place suggests nothing. Part of a word suggests
 * only the object itself: "Skyplot" suggests no chart.
 */
export const findPicturesBesideTrade = (
  library: Library,
  each: NameWord,
  brief: Brief,
  trades: readonly TradePictures[],
): NameWord => {
  const { name, industries } = brief;
  const [first = ''] = industries;
  const town = first === 'government' && isTownInName(library, name ?? '', foldWord(each.word));
  // Software has no typical look, so the name of a software firm may suggest anything.
  const concrete =
    (first !== '' && !TRADES_WITHOUT_LOOK.has(first)) ||
    (first !== 'software' &&
      trades.some(
        ({ trade, industry }) =>
          (industries.includes(industry) || trade.includes(' ')) && !TRADES_WITHOUT_LOOK.has(industry),
      ));
  const part = each.sure < 1 && each.english === undefined;
  const stands =
    each.place === true ||
    town ||
    (concrete && (isTailBefore(library, each, brief) || (part && isAnimalTrade(trades, brief))));
  const meant = each.pictures.map((called) =>
    part || (concrete && called.strength <= ITS_COMPANY) ? rankBehindProduct(called) : called,
  );
  const pictures = concrete
    ? demoteOtherTradesProducts(library, { pictures: meant, sure: each.sure }, brief, trades)
    : meant;
  return { ...each, sure: stands ? each.sure * ONLY_A_PLACE : each.sure, pictures };
};
