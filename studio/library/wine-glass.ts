import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wine-glass',
  motifs: ['glass'],
  words: [
    'wine',
    'glass',
    'goblet',
    'sommelier',
    'vintner',
    'vineyard',
    'winery',
    'red',
    'tasting',
    'cellar',
    'burgundy',
    'bordeaux',
    'rioja',
    'tempranillo',
    'merlot',
    'toast',
    'stemware',
  ],
  industries: ['winery', 'bar'],
  moods: ['elegant', 'classic', 'luxurious', 'warm'],
  ideas: ['harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A glass of red.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'glass',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [24, -8],
                [17, 26, 'smooth', 180],
                [50, 64, 'smooth', 90],
                [83, 26, 'smooth', 0],
                [76, -8],
              ],
            },
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [33.5, -9],
                    [26.2, 26, 'smooth', 180],
                    [50, 54.8, 'smooth', 90],
                    [73.8, 26, 'smooth', 0],
                    [66.5, -9],
                  ],
                },
              },
            },
          },
          {
            fine: [
              {
                curve: {
                  points: [
                    [45.4, 60],
                    [54.6, 60],
                    [54.8, 82, 'smooth', 176],
                    [77, 94, 'smooth', 100],
                    [77, 102, 2.5],
                    [23, 102, 2.5],
                    [23, 94, 'smooth', 80],
                    [45.2, 82, 'smooth', 4],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              { bar: { from: [50, 60], to: [50, 98], width: 8.8 } },
              { box: { at: [50, 98], size: [54, 8.6] } },
            ],
          },
        ],
      },
      {
        name: 'wine',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [34.6, 20, 1],
                    [65.4, 20, 1],
                    [65.4, 26, 'smooth', 180],
                    [50, 46.4, 'smooth', 270],
                    [34.6, 26, 'smooth', 0],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [35, 20],
                    [65, 20],
                    [50, 44],
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
          [20, -4],
          [80, -4],
          [84, 24, 'smooth', 180],
          [50, 64, 'smooth', 270],
          [16, 24, 'smooth', 0],
        ],
      },
    },
    { bar: { from: [50, 58], to: [50, 100], width: 12 } },
    { box: { at: [50, 98], size: [56, 13], r: 5 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
