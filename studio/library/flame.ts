import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flame',
  motifs: ['flame'],
  words: [
    'flame',
    'fire',
    'ember',
    'blaze',
    'spark',
    'hearth',
    'grill',
    'stove',
    'feu',
    'fuego',
    'burn',
    'ignite',
    'pyre',
    'candle',
  ],
  industries: ['energy', 'restaurant', 'food', 'environment', 'fitness', 'marketing'],
  moods: ['warm', 'energetic', 'bold', 'optimistic'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A flame with a small one in its heart.',
    dials: { gap: { value: 9.6, min: 9.4, max: 10.4 } },
    parts: [
      {
        name: 'flame',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [44, -12, 3],
                    [68, 20, 'smooth', 138],
                    [93, 67, 'smooth', 180],
                    [50, 112, 'smooth', 270],
                    [7, 67, 'smooth', 0],
                    [24, 22, 3],
                    [36, 37, 'smooth', 110],
                    [46, 14, 'smooth', 352],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [44, -12, 3],
                    [68, 20, 'smooth', 138],
                    [93, 67, 'smooth', 180],
                    [50, 112, 'smooth', 270],
                    [7, 67, 'smooth', 0],
                    [38, 18, 'smooth', 20],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'heart',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [52, 50, 3],
                    [66, 76, 'smooth', 180],
                    [50, 92, 'smooth', 270],
                    [34, 76, 'smooth', 0],
                  ],
                },
              },
            ],
          },
          { plain: [{ disc: { at: [50, 76], r: 15 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [51, 33],
          [64, 56, 'smooth', 180],
          [50, 67, 'smooth', 270],
          [36, 56, 'smooth', 0],
          [40, 44],
          [46, 47, 'smooth', 60],
        ],
      },
    },
  ],
};
