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
    idea: 'The roof of the large house reaches over the small one beside it.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'roof',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [31, 0],
                [108, 49],
                [108, 74],
                [42, 32],
                [42, 98],
                [0, 98],
                [0, 30],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }] },
          { subtract: { of: { box: { corner: [13.5, 60], size: [15, 50] } } } },
        ],
      },
      {
        name: 'small',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [76, 63.5],
                [102, 80],
                [102, 98],
                ['42+$gap', 98],
                ['42+$gap', 80],
              ],
            },
          },
          { fine: [{ round: { r: 2.5, only: 'outer' } }] },
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
