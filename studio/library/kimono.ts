import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'kimono',
  motifs: ['kimono'],
  words: ['kimono', 'kimonos', 'yukata', 'obi', 'haori', 'japanese'],
  industries: ['fashion'],
  moods: ['elegant', 'calm', 'timeless', 'feminine'],
  ideas: ['harmony', 'balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A kimono hung out flat; the sash holds it.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9 } },
    parts: [
      {
        name: 'robe',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [36, 0],
                [64, 0],
                [106, 8, 2],
                [106, 60, 6],
                [76, 60, 2],
                [82, 108, 2],
                [18, 108, 2],
                [24, 60, 2],
                [-6, 60, 6],
                [-6, 8, 2],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      line: {
                        points: [
                          [39, -6],
                          [45, 16, 'smooth', 150],
                          [62, 46],
                        ],
                        width: '$gap',
                      },
                    },
                    {
                      line: {
                        points: [
                          [61, -6],
                          [55, 14, 'smooth', 210],
                          [51, 22],
                        ],
                        width: '$gap',
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'sash',
        role: 'accent',
        knock: { gap: '$gap', from: ['robe'] },
        shape: { box: { corner: [24, 44], size: [52, 18] } },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-6, 6],
          [40, 0],
          [50, 14],
          [60, 0],
          [106, 6],
          [106, 60],
          [78, 60],
          [82, 108],
          [18, 108],
          [22, 60],
          [-6, 60],
        ],
      },
    },
    { subtract: { of: { bar: { from: [14, 52], to: [86, 52], width: 13 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
