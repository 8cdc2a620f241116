import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bridal-gown',
  motifs: ['dress'],
  words: [
    'gown',
    'dress',
    'gowns',
    'bridal',
    'bride',
    'brides',
    'bridalwear',
    'weddingdress',
    'eveningdress',
    'eveninggown',
    'couture',
    'trousseau',
    'debutante',
  ],
  industries: ['fashion', 'tailoring', 'events'],
  moods: ['elegant', 'romantic', 'feminine', 'luxurious', 'timeless'],
  ideas: ['flow'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A gown with a train, one sweep of cloth over the other.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'gown',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [46, 6],
                    [36, -3, 'smooth', 270],
                    [25, -5, 2],
                    [23, 14, 'smooth', 180],
                    [33, 34, 'smooth', 180],
                    [22, 58, 'smooth', 190],
                    [16, 80, 'smooth', 196],
                    [0, 102, 2],
                    [102, 102, 3],
                    [80, 88, 'smooth', 306],
                    [65, 58, 'smooth', 344],
                    [59, 34, 'smooth', 0],
                    [69, 14, 'smooth', 0],
                    [67, -5, 2],
                    [56, -3, 'smooth', 270],
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
                    [46, 6],
                    [24, -5],
                    [22, 14, 'smooth', 180],
                    [32, 36, 'smooth', 180],
                    [16, 80, 'smooth', 196],
                    [2, 102],
                    [94, 102],
                    [65, 58, 'smooth', 344],
                    [60, 36, 'smooth', 0],
                    [70, 14, 'smooth', 0],
                    [68, -5],
                  ],
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [14, 48],
                    [38, 62, 'smooth', 142],
                    [52, 112],
                  ],
                  width: '$gap',
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [46, 8],
          [25, -5],
          [23, 14, 'smooth', 180],
          [34, 36, 'smooth', 180],
          [0, 102],
          [102, 102],
          [58, 36, 'smooth', 0],
          [69, 14, 'smooth', 0],
          [67, -5],
        ],
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
