// Wares: things that are bought, used or worn, and so the sign of whoever sells them. A name may say one that has nothing
// to do with its trade: a rattle over a guitar workshop is taken for a toy shop.

import type { Brief } from '../../brief/brief.ts';
import type { Library } from '../../library/library.ts';
import { kinOf } from './called-pictures.ts';
import type { Called } from './idea.ts';
import { isAlive } from './living.ts';
import type { NameWord } from './name-word.ts';
import { isConcept, shownBy } from './shown-by.ts';
import type { TradePictures } from './trade-pictures.ts';
import { industryPictures } from './trade-pictures.ts';
import { words } from './word-lists.ts';
import { RELEVANCE } from './relevance.ts';

/** Animals, plants, sky, landscape and what stands in arms are nobody's wares: anchor, crown, lantern, star. */
const WARES = words(`
  baby-bottle blocks cradle dummy pram rattle rocking-horse spinning-top teddy-bear toy-blocks
  bicycle bus camper-van car car-front caravan excavator forklift motorbike night-train penny-farthing petrol-pump
  roller-skate scooter skateboard steering-wheel tractor train tram truck tuk-tuk tyre
  broom bucket comb drill drone flat-iron gear hair-dryer hammer hex-bolt ladder laundry lawn-mower needle paint-roller paintbrush
  plane-tool razor saw scissors screw sewing-machine spanner spool spray-bottle toolbox trowel welding-mask
  bathtub parquet radiator shower tap thermometer
  bagel bowl burger cake cheese-wheel chocolate cookie croissant cupcake doughnut dumpling fish-fork fork frying-pan
  honey-jar hot-dog ice-cream-cone ice-lolly jam-jar kebab loaf noodle-bowl pepper-mill pie pizza popcorn pretzel
  rolling-pin salad-bowl sandwich spice-jar spoon sushi taco whisk wok
  beer-glass champagne cocktail coffee corkscrew cup dallah grape-glass kettle milk-bottle moka-pot mug tankard tea-leaf-cup
  swing-bottle teabag teapot tumbler wine-bottle wine-glass
  doctor-bag glasses lungs monocle mortar pill plaster pulse stethoscope sunglasses syringe tooth toothbrush wheelchair
  dress hand-mirror handbag hanger high-heel lipstick mannequin nail-polish necklace shirt soap sock suit wristwatch
  key key-tag padlock
  basketball boxing-glove carabiner climber cricket-bat dumbbell football golf-flag hockey-stick kettlebell racket
  rugby-ball surfboard table-tennis trainer
  accordion banjo cello drum flute french-horn guitar piano saxophone synthesiser trumpet violin
  armchair bed chair desk drawers sofa table wardrobe
  dice gamepad meeple playing-card racing-flag
  brain ear foot lips lungs spine
  choir climber dancer embrace family gymnast runner swimmer winged-shoe
  barbecue rain-cloud skyline wind wind-sock
  calculator camera camera-lens film-camera phone smartphone typewriter
`);

/** Landmarks, arms, sky and fire say no trade: what a name recalls may be one of them. */
const EMBLEMS = words(`
  acorn anchor apple arrow bell berry-branch bow-arrow bridge campfire candle castle cherry chess-king chess-knight
  chess-rook citrus comet compass coral crown dune feather fig flag flame galaxy hive horizon iceberg island knot labyrinth
  lantern lighthouse moon moon-forest mountain mushroom nest olive peach pear pinecone planet pomegranate rainbow river
  shield star steps strata strawberry sun torch volcano watchtower wave wheat windmill
`);

/** Who cooks, pours or sells something to eat may show any of it. */
const EDIBLE = words('bakery bar beverage brewery cafe food restaurant winery');
/** An inn or an imprint is called after its sign, whatever it is; a part of a word is no sign. */
const SIGNED = words('bar brewery books hotel publishing');

/** A second drawing of a ware is one too. */
const isWare = (library: Library, thing: string): boolean =>
  WARES.has(thing) || WARES.has(library.concept(thing)?.motifs[0] ?? '');

/** How many of the trades that a drawing claims for itself are its own. */
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
    : shownBy(library, picture)
        .filter(({ plainly }) => plainly >= PLAINLY)
        .map(({ concept }) => concept.id);
const thingsFor = (library: Library, picture: string): readonly string[] => {
  const drawn = drawnFor(library, picture);
  return drawn.length > 0 ? drawn : kinOf(picture).flatMap((kin) => drawnFor(library, kin.picture));
};

/** The pictures of a word of the name, those behind that would say another trade than the brief's own. What the word only
 *  recalls says it sooner: a globe for "Meridian Kitchens". */
export const withoutWares = (
  library: Library,
  { pictures, sure }: Pick<NameWord, 'pictures' | 'sure'>,
  { industries }: Brief,
  trades: readonly TradePictures[],
): readonly Called[] => {
  const [first = ''] = industries;
  if (SIGNED.has(first) && sure === 1) return pictures;
  const own = trades.filter(({ industry }) => industry === first);
  const shown = new Set(own.flatMap(({ pictures: all }) => all));
  const isMisleading = ({ picture, strength }: Called): boolean => {
    const things = thingsFor(library, picture);
    const isSign = (thing: string): boolean =>
      isWare(library, thing) || (strength < 1 && !EMBLEMS.has(thing) && !isAlive(library, thing));
    return (
      things.length > 0 &&
      things.every((thing) => isSign(thing) && !shown.has(thing) && !belongsTo(library, thing, industries))
    );
  };
  // A word whose own picture misleads is not saved by what it recalls besides: no sail for the "wind" of a clinic.
  const [plainest] = pictures;
  return pictures.map((called) => {
    const isBehind =
      isMisleading(called) ||
      (plainest !== undefined && called.strength < plainest.strength && isMisleading(plainest));
    return { picture: called.picture, strength: isBehind ? called.strength * MISLEADS : called.strength };
  });
};
