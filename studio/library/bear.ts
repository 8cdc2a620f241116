import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bear',
  motifs: ['bear'],
  words: [
    'bear',
    'bears',
    'grizzly',
    'ursa',
    'bruno',
    'polar',
    'wild',
    'outdoor',
    'north',
    'arctic',
    'orso',
    'bjorn',
    'cub',
  ],
  industries: ['travel', 'sports', 'fashion', 'environment', 'brewery', 'insurance'],
  moods: ['strong', 'natural', 'adventurous', 'bold', 'trustworthy'],
  ideas: ['protection', 'journey'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A bear on its way.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'bear',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, 48, 'smooth', 0],
                [10, 24, 'smooth', 50],
                [34, 21, 'smooth', 95],
                [56, 11, 'smooth', 85],
                [72, 17, 'smooth', 105],
                [88, 20, 'smooth', 115],
                [98, 34, 'smooth', 135],
                [110, 42, 'smooth', 165],
                [102, 53, 'smooth', 268],
                [90, 57, 'smooth', 235],
                [86, 70, 'smooth', 178],
                [90, 94],
                [70, 94],
                [66, 70, 'smooth', 310],
                [46, 68, 'smooth', 268],
                [42, 76, 'smooth', 175],
                [46, 94],
                [29, 94],
                [22, 70, 3],
                [15, 94],
                [-4, 94],
              ],
            },
          },
          { disc: { at: [80, 14], r: 8 } },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
    ],
  },
  inset: [
    [{ disc: { at: [19, 25], r: 17 } }, { mirror: { line: { x: 50 } } }],
    { disc: { at: [50, 57], r: 42 } },
    { round: { r: 4, only: 'inner' } },
    {
      subtract: {
        of: [
          [{ disc: { at: [33, 48], r: 7.5 } }, { mirror: { line: { x: 50 } } }],
          { disc: { at: [50, 68], r: [15, 11] } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
