// Resolves ambiguous words, which mean a certain picture only in some trades.

import type { Brief } from '../../brief/brief.ts';
import type { WeightedPicture } from './idea.ts';
import { removePluralS } from './word-lists.ts';

const TECHNICAL_TRADES = 'software developer-tools data electronics telecoms security research manufacturing';
const FOOD_TRADES = 'food bakery cafe restaurant bar beverage agriculture retail e-commerce';
/** Trades in which "kiwi" means the bird, and "cave" does not mean a French wine cellar. */
const OUTDOOR_TRADES = 'travel sports fitness games toys education childcare environment research film';

/**
 * Each row holds a word, one of its pictures, and the trades in which the word means that picture. In other trades it
 * does not: for most people, chips are food.
 */
const MEANING_ROWS: readonly (readonly [string, string, string])[] = [
  ['chip', 'chip', TECHNICAL_TRADES],
  ['bracket', 'brackets', `${TECHNICAL_TRADES} education design`],
  ['cell', 'battery', 'electronics energy automotive'],
  ['reel', 'reel', 'film photography media events'],
  ['jam', 'jam-jar', FOOD_TRADES],
  ['punch', 'boxing-glove', 'sports fitness'],
  ['ridgeback', 'dog', 'pets veterinary'],
  ['pointer', 'dog', 'pets veterinary'],
  ['setter', 'dog', 'pets veterinary'],
  ['fizz', 'champagne', 'bar winery events wedding'],
  ['bubbly', 'champagne', 'bar winery events wedding restaurant'],
  ['chain', 'necklace', 'jewellery fashion retail'],
  ['bat', 'bat', 'books publishing theatre bar games environment'],
  ['tap', 'tap', `${FOOD_TRADES} brewery construction cleaning environment interior-design`],
  ['label', 'record-note', 'music'],
  ['oud', 'guitar', 'music'],
  ['عود', 'guitar', 'music'],
  ['العود', 'guitar', 'music'],
  ['groove', 'record-note', 'music bar cafe dance retail media events'],
  ['pitch', 'ball', 'sports fitness'],
  ['pitch', 'football', 'sports fitness'],
  ['pitch', 'rugby-ball', 'sports fitness'],
  ['pin', 'map-pin', 'travel transport logistics software'],
  ['server', 'server', TECHNICAL_TRADES],
  ['lift', 'dumbbell', 'sports fitness'],
  ['iris', 'eye', `${TECHNICAL_TRADES} eyewear photography film`],
  ['lash', 'eye', 'beauty hair'],
  ['perch', 'fish', `${FOOD_TRADES} sports`],
  ['smoker', 'barbecue', 'restaurant food retail e-commerce'],
  ['balance', 'scales', 'legal finance accounting banking consulting insurance'],
  ['paragraph', 'paragraph', 'legal government'],
  ['paragraph', 'section-sign', 'legal government'],
  ['kiwi', 'citrus', FOOD_TRADES],
  [
    'kiwi',
    'kiwi',
    `${OUTDOOR_TRADES} ${TECHNICAL_TRADES} transport logistics construction cleaning marketing design consulting`,
  ],
  ['cave', 'cave', OUTDOOR_TRADES],
  ['cave', 'bat', OUTDOOR_TRADES],
  [
    'step',
    'steps',
    `${TECHNICAL_TRADES} finance consulting fitness recruiting education nonprofit healthcare`,
  ],
  ['sand', 'hourglass', 'games'],
  ['mortar', 'mortar', `${FOOD_TRADES} healthcare beauty wellness veterinary chemistry crafts`],
];

const TRADES_BY_MEANING: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> = new Map(
  [...Map.groupBy(MEANING_ROWS, ([word]) => word)].map(([word, rows]) => [
    word,
    new Map(rows.map(([, picture, trades]) => [picture, new Set(trades.split(' '))])),
  ]),
);

/**
 * For each trade, parts that are drawn as the whole object, because the part alone is unclear. A bicycle wheel alone
 * looks like a target.
 */
const WHOLE_OBJECT_BY_PART: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cycling: { chain: 'bicycle', wheel: 'bicycle' },
};

export const findMotifInIndustry = (
  motif: string,
  { industries: [first = ''] }: Pick<Brief, 'industries'>,
): string => WHOLE_OBJECT_BY_PART[first]?.[motif] ?? motif;

/**
 * Words for qualities of a product, which suggest no picture: a mineral sunscreen needs no volcano, and a vegan
 * bakery no avocado.
 */
const PRODUCT_QUALITIES: ReadonlySet<string> = new Set(
  'active electric gluten liquid mineral natural organic plant based pure raw solid vegan vegetarian veggie'.split(
    ' ',
  ),
);

/** Whether every word of the trade only describes a product. "Mineral" does, but "minerals" are products themselves. */
export const isAdjective = (trade: string, { words }: Pick<Brief, 'words'>): boolean =>
  trade.split(' ').every((word) => {
    const one = removePluralS(word);
    return PRODUCT_QUALITIES.has(one) && (word === one || !words.includes(word));
  });

/**
 * Returns the pictures that the word can mean in the industries of the brief. If the brief has no industry, returns
 * all.
 */
export const findPicturesInIndustry = (
  word: string,
  pictures: readonly WeightedPicture[],
  { industries }: Pick<Brief, 'industries'>,
): readonly WeightedPicture[] => {
  const meant = TRADES_BY_MEANING.get(word) ?? TRADES_BY_MEANING.get(removePluralS(word));
  if (industries.length === 0) return pictures;
  if (PRODUCT_QUALITIES.has(word) && word !== 'plant') return [];
  if (meant === undefined) return pictures;
  return pictures.filter(({ picture }) => {
    const trades = meant.get(picture);
    return trades === undefined || industries.some((industry) => trades.has(industry));
  });
};
