import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rocks-glass',
  motifs: ['cocktail', 'glass'],
  words: [
    'cocktail',
    'icecube',
    'ontherocks',
    'whisky',
    'whiskey',
    'bourbon',
    'negroni',
    'bartender',
    'speakeasy',
    'scotch',
  ],
  industries: ['bar', 'beverage'],
  moods: ['masculine', 'classic', 'modern', 'bold', 'warm'],
  ideas: ['balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'One large cube of ice in a low glass.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.2,
        max: 9,
      },
    },
    parts: [
      {
        name: 'glass',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, 4],
                [98, 4],
                [90, 96],
                [10, 96],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 5,
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [11.8, -6],
                    [88.2, -6],
                    [81, 85],
                    [19, 85],
                  ],
                },
              },
            },
          },
        ],
      },
      {
        name: 'drink',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                ['15.4+$gap', 44],
                ['84.6-$gap', 44],
                ['82-$gap', '85-$gap'],
                ['18+$gap', '85-$gap'],
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  box: {
                    at: [46, 34],
                    size: ['34+2*$gap', '34+2*$gap'],
                  },
                },
                {
                  turn: {
                    by: 20,
                    about: [46, 34],
                  },
                },
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'ice',
        role: 'second',
        shape: [
          {
            fine: [
              {
                box: {
                  at: [46, 34],
                  size: [34, 34],
                  r: 3,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  at: [46, 34],
                  size: [34, 34],
                },
              },
            ],
          },
          {
            turn: {
              by: 20,
              about: [46, 34],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [0, 0],
          [100, 0],
          [90, 100, 8],
          [10, 100, 8],
        ],
      },
    },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [14, -6],
              [86, -6],
              [79, 84],
              [21, 84],
            ],
          },
        },
      },
    },
    [
      {
        box: {
          at: [49, 46],
          size: [34, 34],
        },
      },
      {
        turn: {
          by: 20,
          about: [49, 46],
        },
      },
    ],
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
