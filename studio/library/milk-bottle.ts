import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'milk-bottle',
  motifs: ['milk-bottle', 'bottle'],
  words: [
    'milk',
    'milkman',
    'dairy',
    'doorstep',
    'pint',
    'cream',
    'creamery',
    'kefir',
    'yoghurt',
    'oat',
    'refill',
  ],
  industries: ['beverage', 'food'],
  moods: ['fresh', 'retro', 'friendly', 'honest', 'clean'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bottle of milk with its foil cap.',
    dials: { gap: { value: 8.4, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'bottle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [36, '9+$gap', 2],
                [64, '9+$gap', 2],
                [64.5, 30, 'smooth', 178],
                [77, 60, 'smooth', 180],
                [77, 94, 7],
                [23, 94, 7],
                [23, 60, 'smooth', 0],
                [35.5, 30, 'smooth', 2],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [37.5, 82],
                        [37.5, 60, 'smooth', 0],
                        [41.5, 50, 'smooth', 24],
                      ],
                      width: 8.6,
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'cap',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [33, -9, 4],
                    [67, -9, 4],
                    [73, 9.4, 2],
                    [27, 9.4, 2],
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
                    [31, -9],
                    [69, -9],
                    [73, 9.4],
                    [27, 9.4],
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
          [36, 18],
          [64, 18],
          [66, 34, 'smooth', 178],
          [80, 62, 'smooth', 180],
          [80, 98, 6],
          [20, 98, 6],
          [20, 62, 'smooth', 0],
          [34, 34, 'smooth', 2],
        ],
      },
    },
    { box: { corner: [30, -10], size: [40, 19], r: 4 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
