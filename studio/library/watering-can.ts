import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'watering-can',
  motifs: ['watering-can', 'sprout'],
  words: [
    'watering',
    'garden',
    'gardener',
    'gardening',
    'water',
    'nursery',
    'plant',
    'grow',
    'bloom',
    'seedling',
    'allotment',
    'greenhouse',
    'horticulture',
    'planter',
    'pour',
    'florist',
    'rain',
  ],
  industries: ['gardening', 'flowers', 'agriculture', 'environment'],
  moods: ['natural', 'friendly', 'fresh', 'caring', 'cheerful'],
  ideas: ['growth', 'flow'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A watering can that already holds the plant it waters.',
    dials: { weight: { value: 10.5, min: 9.6, max: 11.4 } },
    parts: [
      {
        name: 'can',
        role: 'lead',
        shape: [
          { ring: { at: [70, 38], r: 32, width: '$weight' } },
          {
            polygon: {
              points: [
                [27, 32],
                [75, 32],
                [80, 94, 5],
                [22, 94, 5],
              ],
            },
          },
          {
            polygon: {
              points: [
                [34, 94],
                [34, 78],
                [-2, 28],
                [-13, 36],
                [22, 94],
              ],
            },
          },
          {
            polygon: {
              points: [
                [-22, 40, 2],
                [9, 17, 2],
                [12, 28, 2],
                [-12, 46, 2],
              ],
            },
          },
          { round: { r: 5, only: 'inner' } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { petal: { from: [52, 68], to: [35, 47], width: 13.5 } },
                    { mirror: { line: { x: 51.5 } } },
                    { bar: { from: [51.5, 64], to: [51.5, 110], width: 9 } },
                    { round: { r: 2 } },
                  ],
                },
              },
            ],
          },
          { scale: { by: 0.88 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [30, 32, 3],
          [82, 32, 3],
          [88, 100, 5],
          [22, 100, 5],
        ],
      },
    },
    {
      line: {
        points: [
          [36, 80],
          [2, 28],
        ],
        width: 16,
        cap: 'flat',
      },
    },
    {
      polygon: {
        points: [
          [-14, 36, 4],
          [14, 14, 4],
          [22, 28, 3],
          [-6, 48, 3],
        ],
      },
    },
    [
      { ring: { at: [82, 54], r: 32, width: 15 } },
      { intersect: { of: { box: { corner: [72, 10], size: [60, 90], r: 0 } } } },
    ],
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
