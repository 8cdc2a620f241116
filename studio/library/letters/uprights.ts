// Objects that stand upright, as an i, an l or a capital I.

import type { Part, Step } from '../../blazon/blazon.ts';
import type { LetterObject } from './letter-object.ts';

/** The i keeps its stem in the word's own ink; its dot is the object. */
const TALL = 1.1;

const STEM: Part = {
  name: 'stem',
  role: 'word',
  shape: { box: { corner: ['50-$weight/2', '100-$xHeight'], size: ['$weight', '$xHeight'] } },
};

const dotted = (
  id: string,
  idea: string,
  said: Pick<LetterObject, 'shows' | 'motifs'>,
  shape: Step,
): LetterObject => ({
  id,
  letters: ['i', 'і'],
  ...said,
  tall: TALL,
  dot: true,
  over: 5,
  mark: {
    blazon: 1,
    idea,
    dials: { weight: { value: 16.5, min: 14, max: 23 }, xHeight: { value: 62, min: 59, max: 67 } },
    parts: [STEM, { name: 'dot', role: 'lead', shape: [shape, { move: { by: [0, '62-$xHeight'] } }] }],
  },
});

const candle = dotted(
  'i-candle',
  'The i is a candle, and its dot is the flame.',
  { shows: ['candle', 'flame'], motifs: ['flame', 'candle'] },
  {
    curve: {
      points: [
        [52, -3],
        [64.5, 18, 'smooth', 180],
        [50, 30, 'smooth', 270],
        [35.5, 17, 'smooth', 0],
      ],
    },
  },
);

const drop = dotted(
  'i-drop',
  'The dot of the i is a drop.',
  { shows: ['drop'], motifs: ['drop'] },
  { drop: { at: [50, 17.5], r: 12.5, tip: [50, -4] } },
);

const heart = dotted(
  'i-heart',
  'The dot of the i is a heart.',
  { shows: ['heart', 'embrace'], motifs: ['heart'] },
  {
    curve: {
      points: [
        [50, 31, 1.5],
        [33, 11, 'smooth', 0],
        [41.5, 2, 'smooth', 90],
        [50, 8],
        [58.5, 2, 'smooth', 90],
        [67, 11, 'smooth', 180],
      ],
    },
  },
);

const star = dotted(
  'i-star',
  'The dot of the i is a star.',
  { shows: ['star'], motifs: ['star'] },
  { star: { at: [50, 14.5], n: 5, r: 18, inner: 9.2, round: 1.4 } },
);

const leaf = dotted(
  'i-leaf',
  'The dot of the i is a leaf.',
  { shows: ['leaf'], motifs: ['leaf'] },
  { petal: { from: [34, 29], to: [66, -1], width: 20 } },
);

const sprout = dotted(
  'i-sprout',
  'The i is a seedling: two leaves over its stem.',
  { shows: ['sprout', 'leaf-pair', 'seed'], motifs: ['sprout', 'leaf'] },
  [
    { petal: { from: [54.5, 30], to: [74, 2], width: 15 } },
    { petal: { from: [45.5, 30], to: [26, 2], width: 15 } },
    { round: { r: 1.5 } },
  ],
);

const house = dotted(
  'i-house',
  'The dot of the i is a house.',
  { shows: ['house'], motifs: ['house'] },
  {
    polygon: {
      points: [
        [50, -3, 1.5],
        [67, 12, 1.5],
        [62, 12],
        [62, 29, 1],
        [38, 29, 1],
        [38, 12],
        [33, 12, 1.5],
      ],
    },
  },
);

const gem = dotted(
  'i-gem',
  'The dot of the i is a cut stone.',
  { shows: ['diamond', 'gem'], motifs: ['diamond'] },
  {
    polygon: {
      points: [
        [41, 1, 1.5],
        [59, 1, 1.5],
        [67, 11, 1.5],
        [50, 31, 1.5],
        [33, 11, 1.5],
      ],
    },
  },
);

const person: LetterObject = {
  id: 'i-person',
  letters: ['i', 'і'],
  shows: ['person', 'family'],
  motifs: ['person'],
  mark: {
    blazon: 1,
    idea: 'The i is somebody: the dot is the head.',
    dials: { weight: { value: 17, min: 13, max: 22 }, xHeight: { value: 68, min: 65.5, max: 68.5 } },
    parts: [
      { name: 'head', role: 'accent', shape: { disc: { at: [50, 11.5], r: 12 } } },
      {
        name: 'body',
        role: 'lead',
        shape: {
          box: {
            corner: ['46-$weight/3', '100-$xHeight'],
            size: ['8+$weight*2/3', '$xHeight'],
            r: ['3.9+$weight/3', '3.9+$weight/3', 0, 0],
          },
        },
      },
    ],
  },
};

const lighthouse: LetterObject = {
  id: 'i-lighthouse',
  letters: ['i', 'і'],
  shows: ['lighthouse'],
  motifs: ['lighthouse'],
  tall: TALL,
  mark: {
    blazon: 1,
    idea: 'The i is a lighthouse, and its dot the light.',
    dials: { xHeight: { value: 62, min: 59, max: 67 } },
    parts: [
      {
        name: 'tower',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [40, '100-$xHeight', 1],
                [60, '100-$xHeight', 1],
                [66, 100, 1],
                [34, 100, 1],
              ],
            },
          },
          {
            cut: {
              line: [
                [20, 74],
                [80, 66],
              ],
              gap: 8.2,
            },
          },
        ],
      },
      {
        name: 'lamp',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [50, 0, 1.5],
                [63, 12, 1.5],
                [60, 12],
                [60, 29, 1],
                [40, 29, 1],
                [40, 12],
                [37, 12, 1.5],
              ],
            },
          },
          { move: { by: [0, '62-$xHeight'] } },
        ],
      },
    ],
  },
};

const L = ['l', 'I', 'ӏ', 'І'];

const bottle: LetterObject = {
  id: 'l-bottle',
  letters: L,
  shows: ['wine-bottle', 'bottle'],
  motifs: ['bottle'],
  mark: {
    blazon: 1,
    idea: 'The l is a bottle with its label.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'bottle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [43, 0, 1],
                [57, 0, 1],
                [57, 26],
                [67, 46, 'smooth', 180],
                [67, 100, 3],
                [33, 100, 3],
                [33, 46, 'smooth', 0],
                [43, 26],
              ],
            },
          },
        ],
      },
      {
        name: 'label',
        role: 'accent',
        knock: { gap: '$gap' },
        shape: { box: { corner: [33, 61], size: [34, 18] } },
      },
    ],
  },
};

const spoon: LetterObject = {
  id: 'l-spoon',
  letters: L,
  shows: ['spoon', 'ice-cream-cone'],
  motifs: ['spoon'],
  mark: {
    blazon: 1,
    idea: 'The l is a spoon.',
    dials: { weight: { value: 14, min: 12.5, max: 19 } },
    parts: [
      {
        name: 'spoon',
        role: 'lead',
        shape: [
          { disc: { at: [50, 19], r: [14.5, 19] } },
          {
            taper: {
              points: [
                [50, 36],
                [50, '100-$weight/2'],
              ],
              from: 10,
              to: '$weight+1.5',
              cap: 'round',
            },
          },
          { round: { r: 4, only: 'inner' } },
        ],
      },
    ],
  },
};

const wheat: LetterObject = {
  id: 'l-wheat',
  letters: L,
  shows: ['wheat', 'loaf'],
  motifs: ['wheat'],
  mark: {
    blazon: 1,
    idea: 'The l is an ear of wheat.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'grains',
        role: 'lead',
        shape: [
          { petal: { from: [50, 24], to: [50, -2], width: 14 } },
          { petal: { from: ['51.5+$gap/2', 50], to: [75, 22], width: 14 } },
          { petal: { from: ['51.5+$gap/2', 78], to: [75, 50], width: 14 } },
          { petal: { from: ['48.5-$gap/2', 50], to: [25, 22], width: 14 } },
          { petal: { from: ['48.5-$gap/2', 78], to: [25, 50], width: 14 } },
          { round: { r: 2 } },
        ],
      },
      { name: 'stalk', role: 'lead', shape: { bar: { from: [50, 84], to: [50, 100], width: 13 } } },
    ],
  },
};

const key: LetterObject = {
  id: 'l-key',
  letters: L,
  shows: ['key', 'key-tag'],
  motifs: ['key'],
  mark: {
    blazon: 1,
    idea: 'The l is a key.',
    dials: { weight: { value: 13, min: 11, max: 17 } },
    parts: [
      {
        name: 'key',
        role: 'lead',
        shape: [
          { ring: { at: [50, 20], r: 20, width: 12 } },
          { box: { corner: ['50-$weight/2', 36], size: ['$weight', 64], r: 1.5 } },
          { box: { corner: [50, 68], size: ['12+$weight/2', 10], r: [0, 1.5, 1.5, 0] } },
          { box: { corner: [50, 88], size: ['12+$weight/2', 12], r: [0, 1.5, 1.5, 0] } },
        ],
      },
    ],
  },
};

export const UPRIGHTS: readonly LetterObject[] = [
  candle,
  drop,
  heart,
  star,
  leaf,
  sprout,
  house,
  gem,
  person,
  lighthouse,
  bottle,
  spoon,
  wheat,
  key,
];
