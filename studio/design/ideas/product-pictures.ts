// Handles products: objects that are bought, used or worn, and that suggest whoever sells them. A name may contain
// one that is unrelated to its trade: a rattle for a guitar workshop looks like a toy shop.

import type { Brief } from '../../brief/brief.ts';
import type { Library } from '../../library/library.ts';
import { findRelatedPictures } from './pictures-of-word.ts';
import type { WeightedPicture } from './idea.ts';
import { isLivingConcept } from './living-things.ts';
import type { NameWord } from './name-word.ts';
import { isConcept, findConceptsShowing } from './concepts-showing.ts';
import type { TradePictures } from './trade-pictures.ts';
import { findIndustryPictures } from './trade-pictures.ts';
import { wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

/**
 * Words for products. Animals, plants, sky, landscape and heraldic objects (anchor, crown, lantern, star) are not
 * products.
 */
const PRODUCT_PICTURES = wordSet(vocabulary.wares.wares);

/** Landmarks, heraldry, sky and fire. They suggest no trade, so a firm of any trade may show one of them. */
const EMBLEM_PICTURES = wordSet(vocabulary.wares.emblems);

/** Trades that cook, pour or sell food. They may show any food. */
const FOOD_TRADES = tradesWithTrait('edible');
/**
 * Trades named after a sign, such as inns and publishers. The sign may be anything, but part of a word is not a sign.
 */
const TRADES_NAMED_AFTER_SIGN = tradesWithTrait('called-after-sign');

/** Whether a picture is a product. A second drawing of a product counts too. */
const isProduct = (library: Library, thing: string): boolean =>
  PRODUCT_PICTURES.has(thing) || PRODUCT_PICTURES.has(library.concept(thing)?.motifs[0] ?? '');

/** The first trades that a drawing declares are its own; this many count. */
const MAX_OWN_TRADES = 3;

const tradesOfPicture = (library: Library, picture: string): readonly string[] =>
  library.concept(picture)?.industries.slice(0, MAX_OWN_TRADES) ?? [];

const belongsTo = (library: Library, picture: string, [first = '']: readonly string[]): boolean => {
  const { plain, fitting } = findIndustryPictures(first);
  const own = tradesOfPicture(library, picture);
  return (
    [...plain, ...fitting].includes(picture) ||
    own.includes(first) ||
    (FOOD_TRADES.has(first) && own.some((trade) => FOOD_TRADES.has(trade)))
  );
};

const { MISLEADS, PLAINLY } = RELEVANCE.wares;

const drawingsShowing = (library: Library, picture: string): readonly string[] =>
  isConcept(library, picture)
    ? [picture]
    : findConceptsShowing(library, picture)
        .filter(({ plainly }) => plainly >= PLAINLY)
        .map(({ concept }) => concept.id);
const findDrawnThings = (library: Library, picture: string): readonly string[] => {
  const drawn = drawingsShowing(library, picture);
  return drawn.length > 0
    ? drawn
    : findRelatedPictures(picture).flatMap((kin) => drawingsShowing(library, kin.picture));
};

/**
 * Ranks pictures that suggest another trade than the brief's last. Associations mislead even more easily, such as a
 * globe for "Meridian Kitchens".
 */
export const demoteOtherTradesProducts = (
  library: Library,
  { pictures, sure }: Pick<NameWord, 'pictures' | 'sure'>,
  { industries }: Brief,
  trades: readonly TradePictures[],
): readonly WeightedPicture[] => {
  const [first = ''] = industries;
  if (TRADES_NAMED_AFTER_SIGN.has(first) && sure === 1) return pictures;
  const own = trades.filter(({ industry }) => industry === first);
  const shown = new Set(own.flatMap(({ pictures: all }) => all));
  const isMisleading = ({ picture, strength }: WeightedPicture): boolean => {
    const things = findDrawnThings(library, picture);
    const isSign = (thing: string): boolean =>
      isProduct(library, thing) ||
      (strength < 1 && !EMBLEM_PICTURES.has(thing) && !isLivingConcept(library, thing));
    return (
      things.length > 0 &&
      things.every((thing) => isSign(thing) && !shown.has(thing) && !belongsTo(library, thing, industries))
    );
  };
  // If a word's own picture misleads, its associations are not used either: the "wind" of a clinic suggests no sail.
  const [plainest] = pictures;
  return pictures.map((called) => {
    const isBehind =
      isMisleading(called) ||
      (plainest !== undefined && called.strength < plainest.strength && isMisleading(plainest));
    return { picture: called.picture, strength: isBehind ? called.strength * MISLEADS : called.strength };
  });
};
