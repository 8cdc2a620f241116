import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'piano',
  motifs: ['piano'],
  words: [
    'piano',
    'pianist',
    'grand',
    'keyboard',
    'concerto',
    'recital',
    'sonata',
    'steinway',
    'conservatory',
    'composer',
    'concert',
    'keys',
    'klavier',
    'flugel',
  ],
  industries: ['music'],
  moods: ['elegant', 'classic', 'bold', 'timeless', 'simple'],
  ideas: ['harmony', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A grand piano with its lid open.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'lid',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [-10, 42, 2],
                [50, -8, 3],
                [76, 4, 'smooth', 155],
                [68, 28, 'smooth', 230],
                [48, 42, 2],
              ],
            },
          },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [-18, 58, 3],
                    [2, 58, 1],
                    [2, '42+$gap', 2],
                    [88, '42+$gap', 2],
                    [88, 74, 3],
                    [80, 74],
                    [77, 106, 1],
                    [68, 106, 1],
                    [66, 74],
                    [44, 74],
                    [42, 94, 2],
                    [30, 94, 2],
                    [28, 74],
                    [8, 74],
                    [6, 106, 1],
                    [-4, 106, 1],
                    [-7, 74],
                    [-18, 74, 3],
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
                    [-18, '42+$gap'],
                    [88, '42+$gap'],
                    [88, 74],
                    [78, 74],
                    [78, 106],
                    [68, 106],
                    [68, 74],
                    [8, 74],
                    [8, 106],
                    [-4, 106],
                    [-4, 74],
                    [-18, 74],
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
          [0, 38, 2],
          [60, -8, 3],
          [92, 4, 'smooth', 155],
          [84, 26, 'smooth', 230],
          [62, 38, 2],
        ],
      },
    },
    {
      polygon: {
        points: [
          [-10, 52],
          [100, 52],
          [100, 76],
          [88, 76],
          [88, 106],
          [70, 106],
          [70, 76],
          [20, 76],
          [20, 106],
          [2, 106],
          [2, 76],
          [-10, 76],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
