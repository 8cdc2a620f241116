// A solid o whose counter is the object.

import type { Step } from '../../blazon/blazon.ts';
import type { LetterObject } from './letter-object.ts';
import { O } from './round-letters.ts';

/** Holes of this size and more stay open at 16 pixels. */
const cutOut = (
  id: string,
  idea: string,
  said: Pick<LetterObject, 'shows' | 'motifs'>,
  hole: Step,
): LetterObject => ({
  id,
  letters: O,
  ...said,
  mark: {
    blazon: 1,
    idea,
    dials: { soft: { value: 1.6, min: 0.8, max: 2.4 } },
    parts: [
      {
        name: 'round',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: [hole, { round: { r: '$soft', only: 'outer' } }] } },
        ],
      },
    ],
  },
});

const keyhole = cutOut(
  'o-keyhole',
  'The counter of the o is a keyhole.',
  { shows: ['lock', 'key-tag'], motifs: ['lock', 'key'] },
  [
    { disc: { at: [50, 40], r: 15 } },
    {
      polygon: {
        points: [
          [45, 44],
          [55, 44],
          [63, 78],
          [37, 78],
        ],
      },
    },
  ],
);

const heart = cutOut(
  'o-heart',
  'The counter of the o is a heart.',
  { shows: ['heart', 'embrace'], motifs: ['heart'] },
  {
    curve: {
      points: [
        [50, 78],
        [25, 46, 'smooth', 0],
        [38, 31, 'smooth', 90],
        [50, 41],
        [62, 31, 'smooth', 90],
        [75, 46, 'smooth', 180],
      ],
    },
  },
);

const leaf = cutOut(
  'o-leaf',
  'The counter of the o is a leaf.',
  { shows: ['leaf', 'leaf-pair'], motifs: ['leaf'] },
  [
    { petal: { from: [23, 79], to: [77, 19], width: 40 } },
    { subtract: { of: { bar: { from: [18, 85], to: [56, 42], width: 8.4, cap: 'round' } } } },
  ],
);

const house = cutOut(
  'o-house',
  'The counter of the o is a house.',
  { shows: ['house'], motifs: ['house'] },
  {
    polygon: {
      points: [
        [50, 22],
        [77, 47],
        [70, 47],
        [70, 73],
        [30, 73],
        [30, 47],
        [23, 47],
      ],
    },
  },
);

const bolt = cutOut(
  'o-bolt',
  'The counter of the o is a bolt of lightning.',
  { shows: ['bolt'], motifs: ['bolt'] },
  {
    polygon: {
      points: [
        [58, 13],
        [24, 57],
        [46, 57],
        [41, 87],
        [76, 42],
        [54, 42],
      ],
    },
  },
);

const drop = cutOut(
  'o-drop',
  'The counter of the o is a drop.',
  { shows: ['drop', 'tap'], motifs: ['drop'] },
  { drop: { at: [50, 57], r: 21, tip: [50, 16] } },
);

const flame = cutOut(
  'o-flame',
  'The counter of the o is a flame.',
  { shows: ['flame'], motifs: ['flame'] },
  {
    curve: {
      points: [
        [54, 12],
        [73, 56, 'smooth', 180],
        [50, 81, 'smooth', 270],
        [27, 58, 'smooth', 0],
        [37, 38, 'smooth', 30],
        [43, 47],
      ],
    },
  },
);

const cross = cutOut(
  'o-cross',
  'The counter of the o is a cross.',
  { shows: ['cross', 'doctor-bag', 'pill'], motifs: ['cross'] },
  [{ box: { at: [50, 50], size: [17, 54] } }, { box: { at: [50, 50], size: [54, 17] } }],
);

const paw = cutOut('o-paw', 'The counter of the o is a paw.', { shows: ['paw', 'dog'], motifs: ['paw'] }, [
  { disc: { at: [50, 63], r: [16, 13.5] } },
  { disc: { at: [24.5, 47], r: [5.6, 7.4] } },
  { disc: { at: [40, 30.5], r: [5.6, 8] } },
  { disc: { at: [60, 30.5], r: [5.6, 8] } },
  { disc: { at: [75.5, 47], r: [5.6, 7.4] } },
]);

const play = cutOut(
  'o-play',
  'The counter of the o says: play.',
  { shows: ['reel'], motifs: ['reel'] },
  {
    polygon: {
      points: [
        [37, 25],
        [78, 50],
        [37, 75],
      ],
    },
  },
);

export const COUNTERS: readonly LetterObject[] = [
  keyhole,
  heart,
  leaf,
  house,
  bolt,
  drop,
  flame,
  cross,
  paw,
  play,
];
