import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'milk-churn',
  motifs: ['milk-churn'],
  words: [
    'churn',
    'milk',
    'dairy',
    'creamery',
    'butter',
    'cream',
    'dairyman',
    'milkmaid',
    'yoghurt',
    'farmhouse',
    'pail',
  ],
  industries: ['agriculture', 'food'],
  moods: ['rustic', 'classic', 'honest', 'natural'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A milk churn with its lid.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'lid',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, -4],
                    [57, -4, 3],
                    [57, 3],
                    [70, 6, 'smooth', 115],
                    [73, 14, 2],
                    [50, 14],
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
                    [50, -4],
                    [58, -4],
                    [73, 14],
                    [50, 14],
                  ],
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'churn',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [62, 33],
                    [86, 33],
                    [86, 50],
                    [74, 60],
                  ],
                  width: 8.4,
                  bend: 6,
                },
              },
            ],
          },
          {
            curve: {
              points: [
                [50, '14+$gap'],
                [68, '14+$gap', 1],
                [65, 36, 'smooth', 182],
                [77, 56, 'smooth', 178],
                [77, 102, 5],
                [50, 102],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { cut: { line: { y: 85 }, gap: '$gap' } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [32, 24],
          [68, 24],
          [66, 38, 'smooth', 182],
          [80, 58, 'smooth', 178],
          [80, 104, 5],
          [20, 104, 5],
          [20, 58, 'smooth', 2],
          [34, 38, 'smooth', 358],
        ],
      },
    },
    { box: { corner: [26, -4], size: [48, 17], r: 6 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
