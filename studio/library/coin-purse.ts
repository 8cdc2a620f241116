import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'coin-purse',
  motifs: [],
  words: [
    'purse',
    'purses',
    'wallet',
    'wallets',
    'pouch',
    'clutch',
    'pennies',
    'thrift',
    'thrifty',
    'savings',
    'budget',
    'pocket',
    'money',
    'clasp',
    'frugal',
    'allowance',
  ],
  industries: ['finance', 'fashion', 'banking', 'crafts', 'retail'],
  moods: ['friendly', 'playful', 'handmade', 'retro', 'cute'],
  ideas: ['protection', 'two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A purse with a kissing clasp.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.5,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'bag',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [9, 46],
                [-4, 64, 'smooth', 180],
                [50, 97, 'smooth', 90],
                [104, 64, 'smooth', 0],
                [91, 46],
                [50, 22, 'smooth', 270],
              ],
            },
          },
        ],
      },
      {
        name: 'frame',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [-1, 40],
                    [50, 18, 'via'],
                    [101, 40],
                  ],
                  width: 13,
                  cap: 'round',
                },
              },
              {
                disc: {
                  at: [40, 4],
                  r: 10.5,
                },
              },
              {
                disc: {
                  at: [60, 4],
                  r: 10.5,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [-1, 40],
                    [50, 18, 'via'],
                    [101, 40],
                  ],
                  width: 13,
                },
              },
              {
                box: {
                  corner: [33, -8],
                  size: [34, 22],
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
          [12, 40],
          [0, 70, 'smooth', 180],
          [50, 98, 'smooth', 90],
          [100, 70, 'smooth', 0],
          [88, 40],
        ],
      },
    },
    {
      box: {
        corner: [6, 26],
        size: [88, 14],
        r: 7,
      },
    },
    {
      disc: {
        at: [42, 14],
        r: 10,
      },
    },
    {
      disc: {
        at: [58, 14],
        r: 10,
      },
    },
    {
      subtract: {
        of: {
          box: {
            corner: [0, 42],
            size: [100, 8],
          },
        },
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
