import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'swing-bottle',
  motifs: ['bottle'],
  words: [
    'kombucha',
    'kefir',
    'kvass',
    'tepache',
    'switchel',
    'ferment',
    'ferments',
    'fermented',
    'fermentation',
    'fizz',
    'fizzy',
    'fizzing',
    'growler',
    'scoby',
    'swingtop',
    'bubbly',
    'probiotic',
  ],
  industries: ['beverage', 'brewery', 'food'],
  moods: ['fresh', 'handmade', 'natural', 'friendly', 'playful'],
  ideas: ['transformation', 'craft', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A swing-top bottle, shut on what works inside it.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'bottle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [29, 26],
                [57, 26],
                [57, 47, 'smooth', 180],
                [78, 66, 'smooth', 180],
                [78, 102, 8],
                [8, 102, 8],
                [8, 66, 'smooth', 0],
                [29, 47, 'smooth', 0],
              ],
            },
          },
          {
            line: {
              points: [
                [50, 37],
                [84, 37],
                [82, 10],
                [66, 8],
              ],
              width: 8,
              bend: 10,
            },
          },
          {
            subtract: {
              of: {
                disc: {
                  at: [33, 82],
                  r: 10,
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [57, 72],
                      r: 7.5,
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    disc: {
                      at: [40, 60],
                      r: 5,
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'stopper',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            box: {
              corner: [26, '26-$gap-22'],
              size: [34, 22],
              r: [10, 10, 2, 2],
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
          [29, 26],
          [57, 26],
          [57, 47, 'smooth', 180],
          [78, 66, 'smooth', 180],
          [78, 102, 8],
          [8, 102, 8],
          [8, 66, 'smooth', 0],
          [29, 47, 'smooth', 0],
        ],
      },
    },
    {
      box: {
        corner: [27, -4],
        size: [34, 18],
        r: 6,
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [36, 84],
              r: 9,
            },
          },
          {
            disc: {
              at: [56, 66],
              r: 7,
            },
          },
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
