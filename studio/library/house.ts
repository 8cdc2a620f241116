import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'house',
  motifs: ['house', 'roof', 'door'],
  words: [
    'house',
    'home',
    'homes',
    'haus',
    'casa',
    'maison',
    'roof',
    'shelter',
    'estate',
    'property',
    'living',
    'nest',
    'cottage',
    'villa',
  ],
  industries: [
    'real-estate',
    'childcare',
    'insurance',
    'construction',
    'interior-design',
    'hotel',
    'nonprofit',
  ],
  moods: ['warm', 'trustworthy', 'friendly', 'cosy', 'simple'],
  ideas: ['shelter', 'protection', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The door of the large house is a small house: one shelters the next.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'large',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, 0],
                [100, 42],
                [100, 100],
                [0, 100],
                [0, 42],
              ],
              round: 4,
            },
          },
          { fine: [{ box: { corner: [69, 3], size: [15, 30], r: 2 } }] },
        ],
      },
      {
        name: 'small',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [50, 49],
                [67, 63.3],
                [67, 110],
                [33, 110],
                [33, 63.3],
              ],
            },
          },
          { intersect: { of: { box: { corner: [0, 0], size: 100 } } } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 34],
          [67, 48.3],
          [67, 66],
          [33, 66],
          [33, 48.3],
        ],
      },
    },
    { subtract: { of: { box: { corner: [45.5, 54], size: [9, 20] } } } },
  ],
};
