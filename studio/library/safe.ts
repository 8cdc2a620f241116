import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'safe',
  motifs: [],
  words: [
    'safes',
    'vault',
    'vaults',
    'strongbox',
    'strongroom',
    'deposit',
    'locker',
    'savings',
    'secure',
    'bank',
    'treasury',
    'combination',
    'escrow',
    'custody',
    'valuables',
  ],
  industries: ['banking', 'security', 'finance', 'insurance'],
  moods: ['strong', 'trustworthy', 'serious', 'authoritative', 'classic'],
  ideas: ['protection', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A safe with its wheel; four spokes, one way in.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'door',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [0, 0],
                  size: [100, 92],
                  r: 8,
                },
              },
              {
                box: {
                  corner: [-6, 14],
                  size: [12, 18],
                  r: 2,
                },
              },
              {
                box: {
                  corner: [-6, 60],
                  size: [12, 18],
                  r: 2,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [0, 0],
                  size: [100, 92],
                },
              },
            ],
          },
          {
            box: {
              corner: [12, 86],
              size: [18, 16],
            },
          },
          {
            box: {
              corner: [70, 86],
              size: [18, 16],
            },
          },
          {
            subtract: {
              of: {
                disc: {
                  at: [50, 46],
                  r: 35,
                },
              },
            },
          },
        ],
      },
      {
        name: 'wheel',
        role: 'accent',
        shape: [
          [
            {
              fine: [
                {
                  bar: {
                    from: [50, 46],
                    to: [50, 25],
                    width: 9.5,
                    cap: 'round',
                  },
                },
              ],
            },
            {
              plain: [
                {
                  bar: {
                    from: [50, 46],
                    to: [50, 22],
                    width: 10,
                  },
                },
              ],
            },
            {
              spin: {
                n: 4,
                about: [50, 46],
              },
            },
          ],
          {
            fine: [
              {
                disc: {
                  at: [50, 46],
                  r: 12,
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
      box: {
        corner: [4, 0],
        size: [92, 90],
        r: 8,
      },
    },
    {
      box: {
        corner: [16, 84],
        size: [18, 16],
      },
    },
    {
      box: {
        corner: [66, 84],
        size: [18, 16],
      },
    },
    {
      subtract: {
        of: {
          disc: {
            at: [50, 45],
            r: 30,
          },
        },
      },
    },
    [
      {
        bar: {
          from: [50, 45],
          to: [50, 24],
          width: 12,
        },
      },
      {
        spin: {
          n: 4,
          about: [50, 45],
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
