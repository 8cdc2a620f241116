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
    idea: 'The long slope of the large roof reaches over a smaller house of the same form.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'large',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [37, -16],
                [102, 38.2],
                [102, 102],
                [-4, 102],
                [-4, 18.2],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      {
        name: 'small',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [58, 43],
                [79, 60.5],
                [79, 102],
                [37, 102],
                [37, 60.5],
              ],
            },
          },
        ],
        knock: '$gap',
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
