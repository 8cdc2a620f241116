import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'narwhal',
  motifs: ['narwhal'],
  words: ['narwhal', 'narwhals', 'narwal', 'narval', 'narvalo', 'нарвал', 'イッカク', '일각고래', '独角鲸'],
  industries: ['marine', 'toys', 'games', 'software', 'childcare'],
  moods: ['playful', 'quirky', 'friendly', 'clever', 'fresh'],
  ideas: ['guidance', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A narwhal comes up, its tusk first.',
    dials: {
      gap: {
        value: 9.6,
        min: 9.4,
        max: 10,
      },
    },
    parts: [
      {
        name: 'whale',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [4, 48, 'smooth', 0],
                [30, 22, 'smooth', 85],
                [70, 40, 'smooth', 110],
                [88, 40, 'smooth', 70],
                [100, 18, 4],
                [116, 18, 4],
                [110, 46],
                [118, 72, 4],
                [102, 78, 4],
                [86, 60, 'smooth', 285],
                [66, 66, 'smooth', 240],
                [28, 76, 'smooth', 270],
              ],
            },
          },
          {
            fine: [
              {
                petal: {
                  from: [38, 60],
                  to: [62, 94],
                  width: 22,
                },
              },
            ],
          },
          {
            round: {
              r: 3,
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [23, 43],
                      r: 6.2,
                    },
                  },
                },
              },
            ],
          },
          {
            flip: {
              line: {
                x: 50,
              },
            },
          },
          {
            turn: {
              by: -42,
            },
          },
        ],
      },
      {
        name: 'tusk',
        role: 'accent',
        shape: [
          {
            limb: {
              points: [
                [10, 42, 9.5],
                [-34, 32, 4.8],
              ],
            },
          },
          {
            flip: {
              line: {
                x: 50,
              },
            },
          },
          {
            turn: {
              by: -42,
            },
          },
          {
            subtract: {
              of: {
                use: {
                  part: 'whale',
                },
              },
              gap: '$gap',
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
          [2, 48, 'smooth', 0],
          [30, 20, 'smooth', 85],
          [70, 40, 'smooth', 110],
          [88, 40, 'smooth', 70],
          [102, 18, 4],
          [116, 24, 4],
          [108, 46],
          [116, 72, 4],
          [102, 78, 4],
          [84, 60, 'smooth', 285],
          [28, 76, 'smooth', 270],
        ],
      },
    },
    {
      limb: {
        points: [
          [10, 42, 8],
          [-36, 32, 5],
        ],
      },
    },
    {
      flip: {
        line: {
          x: 50,
        },
      },
    },
    {
      turn: {
        by: -42,
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
