import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cow',
  motifs: ['cow'],
  words: [
    'cow',
    'dairy',
    'milk',
    'cream',
    'creamery',
    'butter',
    'yoghurt',
    'cheese',
    'calf',
    'heifer',
    'cattle',
    'moo',
    'pasture',
    'meadow',
    'milkman',
    'byre',
    'holstein',
    'udder',
  ],
  industries: ['food', 'agriculture', 'beverage'],
  moods: ['friendly', 'honest', 'rustic', 'fresh', 'natural'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: "A cow's head, from the front.",
    dials: { gap: { value: 9.2, min: 9, max: 10 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [31, 18, 'smooth', 30],
                [50, 11, 'smooth', 90],
                [69, 18, 'smooth', 150],
                [70, 48, 'smooth', 184],
                [67, 80],
                [33, 80],
                [30, 48, 'smooth', 356],
              ],
            },
          },
          { petal: { from: [56, 34], to: [106, 40], width: 25 } },
          { petal: { from: [44, 34], to: [-6, 40], width: 25 } },
          {
            line: {
              points: [
                [60, 17],
                [80, 10],
                [79, -8],
              ],
              width: 9.4,
              bend: 8,
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [40, 17],
                [20, 10],
                [21, -8],
              ],
              width: 9.4,
              bend: 8,
              cap: 'round',
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
      {
        name: 'muzzle',
        role: 'second',
        shape: [
          { disc: { at: [50, 87], r: [31, 20] } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [40, 86], r: 5 } }, { disc: { at: [60, 86], r: 5 } }] } },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    [
      { petal: { from: [32, 36], to: [-6, 30], width: 28 } },
      { petal: { from: [34, 22], to: [18, -8], width: 24 } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      limb: {
        points: [
          [50, 30, 24],
          [50, 72, 36],
        ],
      },
    },
    { round: { r: 6, only: 'inner' } },
    { round: { r: 2, only: 'outer' } },
    { subtract: { of: [{ disc: { at: [36, 78], r: 7 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
