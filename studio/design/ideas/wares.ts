// Products: things that are bought, used or worn, and that suggest whoever sells them. A name may contain one that is
// unrelated to its trade: a rattle for a guitar workshop looks like a toy shop.

import type { Brief } from '../../brief/brief.ts';
import type { Library } from '../../library/library.ts';
import { relatedPictures } from './pictures-of-word.ts';
import type { WeightedPicture } from './idea.ts';
import { isLivingConcept } from './living.ts';
import type { NameWord } from './name-word.ts';
import { isConcept, conceptsShowing } from './concepts-showing.ts';
import type { TradePictures } from './trade-pictures.ts';
import { industryPictures } from './trade-pictures.ts';
import { wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';
import { tradesWith } from '../../library/trades.ts';

/** Animals, plants, sky, landscape and heraldic objects are no products: anchor, crown, lantern, star. */
const WARES = wordSet(vocabulary.wares.wares);

/** Landmarks, heraldry, sky and fire, which suggest no trade: a name may suggest one of them. */
const EMBLEMS = wordSet(vocabulary.wares.emblems);

/** A firm that cooks, pours or sells food may show any of it. */
const EDIBLE = tradesWith('edible');
/** An inn or an imprint is named after its sign, whatever that is; a part of a word is not a sign. */
const SIGNED = tradesWith('called-after-sign');

/** A second drawing of a product is one too. */
const isWare = (library: Library, thing: string): boolean =>
  WARES.has(thing) || WARES.has(library.concept(thing)?.motifs[0] ?? '');

/** How many of a drawing's declared trades are its own. */
const OWN_TRADES = 3;

const tradesOf = (library: Library, picture: string): readonly string[] =>
  library.concept(picture)?.industries.slice(0, OWN_TRADES) ?? [];

const belongsTo = (library: Library, picture: string, [first = '']: readonly string[]): boolean => {
  const { plain, fitting } = industryPictures(first);
  const own = tradesOf(library, picture);
  return (
    [...plain, ...fitting].includes(picture) ||
    own.includes(first) ||
    (EDIBLE.has(first) && own.some((trade) => EDIBLE.has(trade)))
  );
};

const { MISLEADS, PLAINLY } = RELEVANCE.wares;

const drawnFor = (library: Library, picture: string): readonly string[] =>
  isConcept(library, picture)
    ? [picture]
    : conceptsShowing(library, picture)
        .filter(({ plainly }) => plainly >= PLAINLY)
        .map(({ concept }) => concept.id);
const thingsFor = (library: Library, picture: string): readonly string[] => {
  const drawn = drawnFor(library, picture);
  return drawn.length > 0 ? drawn : relatedPictures(picture).flatMap((kin) => drawnFor(library, kin.picture));
};

/**
 * Ranks pictures that suggest another trade than the brief's last. Mere associations mislead more easily: a globe for
 * "Meridian Kitchens".
 */
export const withoutWares = (
  library: Library,
  { pictures, sure }: Pick<NameWord, 'pictures' | 'sure'>,
  { industries }: Brief,
  trades: readonly TradePictures[],
): readonly WeightedPicture[] => {
  const [first = ''] = industries;
  if (SIGNED.has(first) && sure === 1) return pictures;
  const own = trades.filter(({ industry }) => industry === first);
  const shown = new Set(own.flatMap(({ pictures: all }) => all));
  const isMisleading = ({ picture, strength }: WeightedPicture): boolean => {
    const things = thingsFor(library, picture);
    const isSign = (thing: string): boolean =>
      isWare(library, thing) || (strength < 1 && !EMBLEMS.has(thing) && !isLivingConcept(library, thing));
    return (
      things.length > 0 &&
      things.every((thing) => isSign(thing) && !shown.has(thing) && !belongsTo(library, thing, industries))
    );
  };
  // If a word's own picture misleads, its associations do not help: no sail for the "wind" of a clinic.
  const [plainest] = pictures;
  return pictures.map((called) => {
    const isBehind =
      isMisleading(called) ||
      (plainest !== undefined && called.strength < plainest.strength && isMisleading(plainest));
    return { picture: called.picture, strength: isBehind ? called.strength * MISLEADS : called.strength };
  });
};
