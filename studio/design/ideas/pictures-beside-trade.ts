// Weighs the words of a name when the brief also states the trade. Places, endings of surnames and products of
// another trade then weigh less.

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

const { MERELY_SUGGESTED, ONLY_A_PLACE, MAX_ASSOCIATION_STRENGTH } = RELEVANCE.besideTrade;
/** Lowers the strength of a picture that the word only suggests, so that it ranks below the firm's product. */
export const rankBehindProduct = ({ picture, strength }: WeightedPicture): WeightedPicture => ({
  picture,
  strength: strength < 1 ? strength * MERELY_SUGGESTED : strength,
});

/** Whether the brief states the trade, so that the name need not show it. */
export const statesTrade = ({ industries }: Brief, trades: readonly TradePictures[]): boolean =>
  trades.some(({ industry }) => industries.includes(industry)) ||
  industries.some(
    (industry) => !TRADES_WITHOUT_LOOK.has(industry) && findIndustryPictures(industry).plain.length > 0,
  );

/**
 * Whether the word is only the end of a longer word before the trade: "bridge" in "Ironbridge Boxing Club". Such a
 * word usually belongs to a place or a surname, unless it is an animal.
 */
const endsWordBeforeTrade = (
  library: Library,
  { word, sure, pictures }: NameWord,
  { name, industries }: Brief,
): boolean => {
  if (sure === 1 || ANIMALS.includes(pictures[0]?.picture ?? '')) return false;
  const said = foldWord(name ?? '').split(/[^\p{L}\p{N}]+/u);
  const part = foldWord(word);
  const containsPart = (each: string): boolean =>
    each !== part &&
    (each.endsWith(part) || (each.startsWith(part) && /^[aeio]$/u.test(each.slice(part.length))));
  const at = said.findIndex(containsPart);
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
 * Lowers the certainty and the strengths of a word of the name if the brief also states the trade. Places and
 * associations weigh less: "Skyplot" does not suggest a chart.
 */
export const weighNameWordBesideTrade = (
  library: Library,
  nameWord: NameWord,
  brief: Brief,
  trades: readonly TradePictures[],
): NameWord => {
  const { name, industries } = brief;
  const [first = ''] = industries;
  const isTown = first === 'government' && isTownInName(library, name ?? '', foldWord(nameWord.word));
  // Software has no typical look, so the name of a software firm may suggest anything.
  const hasTypicalLook =
    (first !== '' && !TRADES_WITHOUT_LOOK.has(first)) ||
    (first !== 'software' &&
      trades.some(
        ({ trade, industry }) =>
          (industries.includes(industry) || trade.includes(' ')) && !TRADES_WITHOUT_LOOK.has(industry),
      ));
  const isPart = nameWord.sure < 1 && nameWord.english === undefined;
  const isPlaceOrSurname =
    nameWord.place === true ||
    isTown ||
    (hasTypicalLook &&
      (endsWordBeforeTrade(library, nameWord, brief) || (isPart && isAnimalTrade(trades, brief))));
  const ranked = nameWord.pictures.map((called) =>
    isPart || (hasTypicalLook && called.strength <= MAX_ASSOCIATION_STRENGTH)
      ? rankBehindProduct(called)
      : called,
  );
  const pictures = hasTypicalLook
    ? demoteOtherTradesProducts(library, { pictures: ranked, sure: nameWord.sure }, brief, trades)
    : ranked;
  return { ...nameWord, sure: isPlaceOrSurname ? nameWord.sure * ONLY_A_PLACE : nameWord.sure, pictures };
};
