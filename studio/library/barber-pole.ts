import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'barber-pole',
  motifs: [],
  words: [
    'barber',
    'barbers',
    'barbershop',
    'barbering',
    'shave',
    'shaving',
    'haircut',
    'gents',
    'beard',
    'grooming',
  ],
  industries: ['hair', 'beauty', 'retail'],
  moods: ['retro', 'masculine', 'classic', 'friendly', 'cheerful'],
  ideas: ['flow', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The pole outside the barber: two stripes wind up it.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'pole',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [19, -6],
                  size: [62, 13],
                  r: 5,
                },
              },
              {
                box: {
                  corner: [19, 93],
                  size: [62, 13],
                  r: 5,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [19, -6],
                  size: [62, 13],
                },
              },
              {
                box: {
                  corner: [19, 93],
                  size: [62, 13],
                },
              },
            ],
          },
          {
            box: {
              corner: [27, 0],
              size: [46, 100],
            },
          },
        ],
      },
      {
        name: 'stripes',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [27, 31],
                [73, 15],
                [73, 26],
                [27, 42],
              ],
            },
          },
          {
            polygon: {
              points: [
                [27, 74],
                [73, 58],
                [73, 69],
                [27, 85],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [18, 0],
        size: [64, 16],
        r: 5,
      },
    },
    {
      box: {
        corner: [18, 84],
        size: [64, 16],
        r: 5,
      },
    },
    {
      box: {
        corner: [28, 8],
        size: [44, 84],
      },
    },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [20, 44],
                [80, 22],
                [80, 34],
                [20, 56],
              ],
            },
          },
          {
            polygon: {
              points: [
                [20, 70],
                [80, 48],
                [80, 60],
                [20, 82],
              ],
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
