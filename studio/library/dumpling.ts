import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dumpling',
  motifs: ['dumpling'],
  words: [
    'dumpling',
    'dumplings',
    'bao',
    'baozi',
    'gyoza',
    'momo',
    'manti',
    'mandu',
    'pierogi',
    'pelmeni',
    'khinkali',
    'dimsum',
    'xiaolongbao',
    'steamed',
    'bun',
    'buns',
    'knödel',
  ],
  industries: ['restaurant', 'food'],
  moods: ['warm', 'friendly', 'honest', 'cosy', 'simple', 'handmade'],
  ideas: ['craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A steamed bun; its pleats meet in one twist.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.2 } },
    parts: [
      {
        name: 'bun',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 6, 'smooth', 90],
                [63, 13, 'smooth', 105],
                [100, 48, 'smooth', 180],
                [70, 90, 'smooth', 270],
                [30, 90, 'smooth', 270],
                [0, 48, 'smooth', 0],
                [37, 13, 'smooth', 75],
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
                          [45, 26],
                          [31, 40, 'smooth', 205],
                          [24, 62],
                        ],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                    {
                      line: {
                        points: [
                          [51, 26],
                          [53, 46, 'smooth', 180],
                          [50, 68],
                        ],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                    {
                      line: {
                        points: [
                          [56, 26],
                          [70, 40, 'smooth', 155],
                          [75, 60],
                        ],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 2, 'smooth', 90],
          [63, 13, 'smooth', 105],
          [100, 50, 'smooth', 180],
          [70, 90, 'smooth', 270],
          [30, 90, 'smooth', 270],
          [0, 50, 'smooth', 0],
          [37, 13, 'smooth', 75],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            line: {
              points: [
                [40, 30],
                [26, 62],
              ],
              width: 12,
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [60, 30],
                [74, 62],
              ],
              width: 12,
              cap: 'round',
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
