// Demotes products in a name that belong to another trade: a rattle would make a guitar workshop look like a toy
// shop. A product is an object that people buy, use or wear.

import type { Brief } from '../../brief/brief.ts';
import type { Library } from '../../library/library.ts';
import { findRelatedPictures } from './pictures-of-word.ts';
import type { WeightedPicture } from './idea.ts';
import { isLivingConcept } from './living-things.ts';
import type { NameWord } from './name-word.ts';
import { isConcept, findConceptsShowing } from './concepts-showing.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findIndustryPictures } from './trade-pictures.ts';
import { createWordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

/**
 * Words for products. Animals, plants, the sky, landscapes and heraldic objects (anchor, crown, lantern, star) are
 * not products.
 */
const PRODUCT_PICTURES = createWordSet(vocabulary.wares.wares);

/** Landmarks, heraldic objects, the sky and fire. They suggest no particular trade, so any firm may show them. */
const EMBLEM_PICTURES = createWordSet(vocabulary.wares.emblems);

/** Trades that prepare or sell food or drink. They may show any food. */
const FOOD_TRADES = tradesWithTrait('edible');
/**
 * Trades that are named after the picture on a sign, such as inns and publishers. They may show any object in the
 * name that is a whole word.
 */
const TRADES_NAMED_AFTER_SIGN = tradesWithTrait('called-after-sign');

/** Whether a picture, or the main motif of its concept, is a product. */
const isProduct = (library: Library, thing: string): boolean =>
  PRODUCT_PICTURES.has(thing) || PRODUCT_PICTURES.has(library.concept(thing)?.motifs[0] ?? '');

/** How many of the industries that a concept lists count as its own. */
const MAX_OWN_TRADES = 3;

const tradesOfPicture = (library: Library, picture: string): readonly string[] =>
  library.concept(picture)?.industries.slice(0, MAX_OWN_TRADES) ?? [];

const belongsToTrade = (library: Library, picture: string, [first = '']: readonly string[]): boolean => {
  const { plain, fitting } = findIndustryPictures(first);
  const own = tradesOfPicture(library, picture);
  return (
    [...plain, ...fitting].includes(picture) ||
    own.includes(first) ||
    (FOOD_TRADES.has(first) && own.some((trade) => FOOD_TRADES.has(trade)))
  );
};

const { MISLEADS, PLAINLY } = RELEVANCE.wares;

const findDrawingsShowing = (library: Library, picture: string): readonly string[] =>
  isConcept(library, picture)
    ? [picture]
    : findConceptsShowing(library, picture)
        .filter(({ plainly }) => plainly >= PLAINLY)
        .map(({ concept }) => concept.id);
/** Returns the drawings of a picture. If there are none, returns those of related pictures. */
const findDrawingsOf = (library: Library, picture: string): readonly string[] => {
  const drawn = findDrawingsShowing(library, picture);
  return drawn.length > 0
    ? drawn
    : findRelatedPictures(picture).flatMap((kin) => findDrawingsShowing(library, kin.picture));
};

/**
 * Lowers the strength of pictures that would suggest a trade other than the brief's. Associations mislead more easily
 * than products, as a globe would for "Meridian Kitchens".
 */
export const demoteOtherTradesProducts = (
  library: Library,
  { pictures, sure }: Pick<NameWord, 'pictures' | 'sure'>,
  { industries }: Brief,
  trades: readonly TradePictures[],
): readonly WeightedPicture[] => {
  const [first = ''] = industries;
  if (TRADES_NAMED_AFTER_SIGN.has(first) && sure === 1) return pictures;
  const ownTrades = trades.filter(({ industry }) => industry === first);
  const ownPictures = new Set(ownTrades.flatMap(({ pictures: all }) => all));
  const isMisleading = ({ picture, strength }: WeightedPicture): boolean => {
    const drawings = findDrawingsOf(library, picture);
    const suggestsTrade = (drawing: string): boolean =>
      isProduct(library, drawing) ||
      (strength < 1 && !EMBLEM_PICTURES.has(drawing) && !isLivingConcept(library, drawing));
    return (
      drawings.length > 0 &&
      drawings.every(
        (drawing) =>
          suggestsTrade(drawing) &&
          !ownPictures.has(drawing) &&
          !belongsToTrade(library, drawing, industries),
      )
    );
  };
  // If the clearest picture of a word misleads, its weaker ones weigh less too. For a clinic, a turbine for "wind"
  // misleads, so a sail weighs less as well.
  const [clearest] = pictures;
  return pictures.map((called) => {
    const isDemoted =
      isMisleading(called) ||
      (clearest !== undefined && called.strength < clearest.strength && isMisleading(clearest));
    return { picture: called.picture, strength: isDemoted ? called.strength * MISLEADS : called.strength };
  });
};
