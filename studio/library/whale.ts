import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'whale',
  motifs: ['whale', 'leaf', 'sprout'],
  words: [
    'whale',
    'whales',
    'ocean',
    'sea',
    'marine',
    'blue',
    'deep',
    'baleine',
    'wal',
    'humpback',
    'orca',
    'conservation',
    'krill',
  ],
  industries: ['marine', 'environment', 'nonprofit', 'travel', 'research', 'data'],
  moods: ['calm', 'natural', 'friendly', 'optimistic', 'fresh'],
  ideas: ['growth', 'flow', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A whale breathes out what its tail is made of: two leaves.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'whale',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, 64, 'smooth', 0],
                [30, 42, 'smooth', 90],
                [61, 64, 'smooth', 115],
                [79, 46, 'smooth', 5],
                [80, 34],
                [92, 34],
                [97, 52, 'smooth', 180],
                [52, 98, 'smooth', 270],
                [4, 96],
              ],
            },
          },
          { petal: { from: [86, 42], to: [62, 10], width: 18 } },
          { petal: { from: [86, 42], to: [110, 10], width: 18 } },
          { round: { r: 3, only: 'inner' } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
          { fine: [{ subtract: { of: { disc: { at: [24, 62], r: 4.8 } } } }] },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [-8, 79],
                    [28, 79],
                    [40, 71],
                  ],
                  width: '$gap',
                  bend: 10,
                  cap: 'round',
                },
              },
            },
          },
        ],
      },
      {
        name: 'breath',
        role: 'accent',
        shape: [
          { petal: { from: [28, '41-$gap'], to: [4, 6], width: 17 } },
          { petal: { from: [28, '41-$gap'], to: [52, 6], width: 17 } },
          { disc: { at: [28, '35.5-$gap'], r: 4 } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-2, 54, 'smooth', 0],
          [36, 24, 'smooth', 90],
          [66, 46, 'smooth', 120],
          [82, 38, 'smooth', 10],
          [66, 12, 4],
          [86, 20],
          [104, 8, 4],
          [97, 46, 'smooth', 190],
          [48, 92, 'smooth', 270],
        ],
      },
    },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
