import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bank-card',
  motifs: [],
  words: [
    'credit',
    'debit',
    'payment',
    'payments',
    'pay',
    'payout',
    'checkout',
    'cashless',
    'contactless',
    'bank',
    'banking',
    'fintech',
    'wallet',
    'loyalty',
    'membership',
    'subscription',
    'terminal',
  ],
  industries: ['banking', 'finance', 'e-commerce', 'retail', 'software'],
  moods: ['modern', 'trustworthy', 'clean', 'professional', 'simple'],
  ideas: ['connection', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bank card at the tilt at which it is handed over.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'card',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [-3, 16],
              size: [106, 70],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 9,
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    box: {
                      corner: [52, 60],
                      size: [36, 9],
                      r: 4.5,
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    box: {
                      corner: [64, 31],
                      size: [24, 9],
                      r: 4.5,
                    },
                  },
                },
              },
            ],
          },
          {
            turn: {
              by: -12,
            },
          },
        ],
      },
      {
        name: 'chip',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            box: {
              corner: [17, 39],
              size: [24, 19],
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
            turn: {
              by: -12,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [0, 18],
        size: [100, 66],
        r: 8,
      },
    },
    {
      subtract: {
        of: [
          {
            box: {
              corner: [14, 42],
              size: [24, 20],
            },
          },
          {
            box: {
              corner: [52, 62],
              size: [34, 9],
            },
          },
        ],
      },
    },
    {
      turn: {
        by: -12,
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
