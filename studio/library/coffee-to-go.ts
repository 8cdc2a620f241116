import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'coffee-to-go',
  motifs: ['cup', 'bean'],
  words: [
    'coffee',
    'cup',
    'takeawaycoffee',
    'coffeetogo',
    'coffeecart',
    'coffeevan',
    'coffeekiosk',
    'barista',
    'brew',
    'roaster',
    'cafe',
    'caffeine',
  ],
  industries: ['cafe', 'beverage'],
  moods: ['modern', 'simple', 'friendly', 'bold', 'youthful'],
  ideas: ['journey', 'flow'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A cup to go, and the bean that it began as.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.4,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'lid',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [25, -3, 3],
                    [75, -3, 3],
                    [79, 12],
                    [21, 12],
                  ],
                },
              },
              {
                box: {
                  corner: [11, 7],
                  size: [78, 12],
                  r: 4,
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [25, -3],
                    [75, -3],
                    [79, 12],
                    [21, 12],
                  ],
                },
              },
              {
                box: {
                  corner: [11, 7],
                  size: [78, 12],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'cup',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [16, '19+$gap'],
                [84, '19+$gap'],
                [75, 104],
                [25, 104],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 4,
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                {
                  disc: {
                    at: [50, 65],
                    r: [19, 24],
                  },
                },
                {
                  subtract: {
                    of: {
                      line: {
                        points: [
                          [50, 37],
                          [53.5, 56.36, 'smooth', 180],
                          [46.5, 73.64, 'smooth', 180],
                          [50, 93],
                        ],
                        width: 9.2,
                      },
                    },
                  },
                },
                {
                  fine: [
                    {
                      round: {
                        r: 1.2,
                      },
                    },
                  ],
                },
                {
                  turn: {
                    by: 32,
                    about: [50, 65],
                  },
                },
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
        corner: [10, -4],
        size: [80, 24],
        r: 4,
      },
    },
    {
      polygon: {
        points: [
          [17, 33],
          [83, 33],
          [74, 104, 5],
          [26, 104, 5],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [50, 67],
              r: [13, 18],
            },
          },
          {
            turn: {
              by: 32,
              about: [50, 67],
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
