import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'crane-bird',
  motifs: ['crane', 'heron', 'sun', 'bird'],
  words: [
    'crane',
    'heron',
    'egret',
    'stork',
    'tsuru',
    'ibis',
    'wetland',
    'marsh',
    'lake',
    'zen',
    'grus',
    'longevity',
    'stillness',
  ],
  industries: ['wellness', 'yoga', 'restaurant', 'beauty', 'environment', 'hotel', 'insurance'],
  moods: ['calm', 'elegant', 'timeless', 'simple', 'natural'],
  ideas: ['balance', 'harmony', 'precision'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A crane stands among the reeds, as still as they are.',
    dials: { weight: { value: 9.6, min: 9, max: 10.2 } },
    parts: [
      {
        name: 'crane',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [36, 60, 'smooth', 0],
                [61, 40, 'smooth', 90],
                [101, 74],
                [63, 77, 'smooth', 270],
              ],
            },
          },
          {
            line: {
              points: [
                [42, 62],
                [49, 40, 'smooth', 5],
                [44, 16, 'smooth', 330],
                [31, 8, 'smooth', 265],
                [20, 13],
              ],
              width: '$weight',
            },
          },
          {
            limb: {
              points: [
                [28, 10.5, 6.8],
                [-3, 29, 3.6],
              ],
            },
          },
          { bar: { from: [62, 70], to: [62, 104], width: '$weight' } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
          { bar: { from: [2, 56], to: [2, 104], width: '$weight' } },
          { fine: [{ bar: { from: [21, 68], to: [21, 104], width: '$weight' } }] },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [76, 17], r: 13 } } },
    ],
  },
};
