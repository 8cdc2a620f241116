import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'croissant',
  motifs: ['croissant'],
  words: [
    'croissant',
    'pastry',
    'patisserie',
    'viennoiserie',
    'butter',
    'brioche',
    'breakfast',
    'brunch',
    'morning',
    'cornetto',
    'kipferl',
    'parisian',
    'paris',
  ],
  industries: ['bakery', 'cafe', 'food', 'restaurant'],
  moods: ['warm', 'cheerful', 'fresh', 'friendly', 'cosy', 'optimistic'],
  ideas: ['transformation', 'craft', 'harmony'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A croissant.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'crust',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 76, 'smooth', 0],
                [14, 34, 'smooth', 28],
                [50, 12, 'smooth', 90],
                [86, 34, 'smooth', 152],
                [102, 76, 'smooth', 180],
                [88, 88, 'smooth', 275],
                [70, 66, 'smooth', 295],
                [50, 62, 'smooth', 270],
                [30, 66, 'smooth', 245],
                [12, 88, 'smooth', 265],
              ],
            },
          },
          {
            cut: {
              line: [
                [40, 62],
                [33, 10],
              ],
              gap: '$gap',
            },
          },
          {
            cut: {
              line: [
                [60, 62],
                [67, 10],
              ],
              gap: '$gap',
            },
          },
          {
            fine: [
              {
                cut: {
                  line: [
                    [26, 70],
                    [2, 42],
                  ],
                  gap: '$gap',
                },
              },
              {
                cut: {
                  line: [
                    [74, 70],
                    [98, 42],
                  ],
                  gap: '$gap',
                },
              },
            ],
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 54 } },
    { subtract: { of: { disc: { at: [50, 92], r: 34 } } } },
    { round: { r: 6, only: 'outer' } },
    {
      subtract: {
        of: [
          { bar: { from: [20, -4], to: [36, 42], width: 13, cap: 'round' } },
          { mirror: { line: { x: 50 } } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
