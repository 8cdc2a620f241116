import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'globe',
  motifs: ['globe'],
  words: [
    'globe',
    'world',
    'earth',
    'atlas',
    'geography',
    'global',
    'international',
    'worldwide',
    'translator',
    'translation',
    'cartographer',
    'orbis',
    'mundo',
    'monde',
  ],
  industries: ['education', 'travel', 'publishing', 'consulting'],
  moods: ['clever', 'classic', 'trustworthy', 'calm', 'timeless'],
  ideas: ['guidance', 'harmony', 'journey'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'The globe with two meridians and one parallel, leaning as the earth does.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'globe',
        role: 'lead',
        shape: [
          {
            disc: {
              at: [50, 50],
              r: 52,
            },
          },
          {
            subtract: {
              of: [
                {
                  disc: {
                    at: [50, 50],
                    r: [25, 60],
                  },
                },
                {
                  outline: {
                    width: '$gap',
                  },
                },
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
                        [-6, 44],
                        [50, 56, 'via'],
                        [106, 44],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
          {
            turn: {
              by: 20,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      disc: {
        at: [50, 50],
        r: 52,
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [50, 50],
              r: [24, 62],
            },
          },
          {
            outline: {
              width: 12,
            },
          },
        ],
      },
    },
    {
      cut: {
        line: {
          y: 50,
        },
        gap: 12,
      },
    },
    {
      turn: {
        by: 20,
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
