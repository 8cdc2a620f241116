// Resolves ambiguous words, which mean a certain picture only in some trades.

import type { Brief } from '../../brief/brief.ts';
import type { WeightedPicture } from './idea.ts';
import { withoutPluralS } from './word-lists.ts';

const TECHNICAL = 'software developer-tools data electronics telecoms security research manufacturing';
const EDIBLE = 'food bakery cafe restaurant bar beverage agriculture retail e-commerce';
/** Trades in which "kiwi" means the bird, and "cave" does not mean a French wine cellar. */
const OUTDOORS = 'travel sports fitness games toys education childcare environment research film';

/**
 * Each row holds a word, one of its pictures, and the trades in which the word means that picture. In other trades it
 * does not: for most people, chips are food.
 */
const ROWS: readonly (readonly [string, string, string])[] = [
  ['chip', 'chip', TECHNICAL],
  ['bracket', 'brackets', `${TECHNICAL} education design`],
  ['cell', 'battery', 'electronics energy automotive'],
  ['reel', 'reel', 'film photography media events'],
  ['jam', 'jam-jar', EDIBLE],
  ['punch', 'boxing-glove', 'sports fitness'],
  ['ridgeback', 'dog', 'pets veterinary'],
  ['pointer', 'dog', 'pets veterinary'],
  ['setter', 'dog', 'pets veterinary'],
  ['fizz', 'champagne', 'bar winery events wedding'],
  ['bubbly', 'champagne', 'bar winery events wedding restaurant'],
  ['chain', 'necklace', 'jewellery fashion retail'],
  ['bat', 'bat', 'books publishing theatre bar games environment'],
  ['tap', 'tap', `${EDIBLE} brewery construction cleaning environment interior-design`],
  ['label', 'record-note', 'music'],
  ['oud', 'guitar', 'music'],
  ['عود', 'guitar', 'music'],
  ['العود', 'guitar', 'music'],
  ['groove', 'record-note', 'music bar cafe dance retail media events'],
  ['pitch', 'ball', 'sports fitness'],
  ['pitch', 'football', 'sports fitness'],
  ['pitch', 'rugby-ball', 'sports fitness'],
  ['pin', 'map-pin', 'travel transport logistics software'],
  ['server', 'server', TECHNICAL],
  ['lift', 'dumbbell', 'sports fitness'],
  ['iris', 'eye', `${TECHNICAL} eyewear photography film`],
  ['lash', 'eye', 'beauty hair'],
  ['perch', 'fish', `${EDIBLE} sports`],
  ['smoker', 'barbecue', 'restaurant food retail e-commerce'],
  ['balance', 'scales', 'legal finance accounting banking consulting insurance'],
  ['paragraph', 'paragraph', 'legal government'],
  ['paragraph', 'section-sign', 'legal government'],
  ['kiwi', 'citrus', EDIBLE],
  [
    'kiwi',
    'kiwi',
    `${OUTDOORS} ${TECHNICAL} transport logistics construction cleaning marketing design consulting`,
  ],
  ['cave', 'cave', OUTDOORS],
  ['cave', 'bat', OUTDOORS],
  ['step', 'steps', `${TECHNICAL} finance consulting fitness recruiting education nonprofit healthcare`],
  ['sand', 'hourglass', 'games'],
  ['mortar', 'mortar', `${EDIBLE} healthcare beauty wellness veterinary chemistry crafts`],
];

const TRADES_BY_MEANING: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> = new Map(
  [...Map.groupBy(ROWS, ([word]) => word)].map(([word, rows]) => [
    word,
    new Map(rows.map(([, picture, trades]) => [picture, new Set(trades.split(' '))])),
  ]),
);

/**
 * For each trade, parts that are drawn as the whole object, because the part alone is unclear. A bicycle wheel alone
 * looks like a target.
 */
const WHOLE_BY_PART: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cycling: { chain: 'bicycle', wheel: 'bicycle' },
};

export const motifInIndustry = (
  motif: string,
  { industries: [first = ''] }: Pick<Brief, 'industries'>,
): string => WHOLE_BY_PART[first]?.[motif] ?? motif;

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
    const one = withoutPluralS(word);
    return PRODUCT_QUALITIES.has(one) && (word === one || !words.includes(word));
  });

/**
 * Returns the pictures that the word can mean in the industries of the brief. If the brief has no industry, returns
 * all.
 */
export const picturesInIndustry = (
  word: string,
  pictures: readonly WeightedPicture[],
  { industries }: Pick<Brief, 'industries'>,
): readonly WeightedPicture[] => {
  const meant = TRADES_BY_MEANING.get(word) ?? TRADES_BY_MEANING.get(withoutPluralS(word));
  if (industries.length === 0) return pictures;
  if (PRODUCT_QUALITIES.has(word) && word !== 'plant') return [];
  if (meant === undefined) return pictures;
  return pictures.filter(({ picture }) => {
    const trades = meant.get(picture);
    return trades === undefined || industries.some((industry) => trades.has(industry));
  });
};
