import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flamingo',
  motifs: ['flamingo', 'bird', 'crane'],
  words: ['flamingo', 'flamingos', 'flamingoes', 'flamant', 'fenicottero'],
  industries: ['hotel', 'events', 'fashion', 'beauty', 'travel', 'bar'],
  moods: ['elegant', 'playful', 'romantic', 'feminine', 'sensual'],
  ideas: ['balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A flamingo on one leg: neck and breast are one long S.',
    dials: {
      weight: {
        value: 9.6,
        min: 9.2,
        max: 10.2,
      },
    },
    parts: [
      {
        name: 'bill',
        role: 'none',
        shape: [
          {
            curve: {
              points: [
                [4, 15],
                [19, 25],
                [15, 35, 'smooth', 200],
                [3, 45],
                [0, 29, 'smooth', 5],
              ],
            },
          },
          {
            round: {
              r: 2,
            },
          },
        ],
      },
      {
        name: 'flamingo',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [44, 62],
                [25, 47, 'smooth', 0],
                [33, 33, 'smooth', 40],
                [41, 18, 'smooth', 0],
                [29, 5, 'smooth', 270],
                [18, 13, 'smooth', 195],
              ],
              width: '$weight',
            },
          },
          {
            curve: {
              points: [
                [30, 50],
                [52, 43, 'smooth', 85],
                [78, 52, 'smooth', 120],
                [106, 74],
                [72, 80, 'smooth', 275],
                [50, 80, 'smooth', 270],
                [21, 55, 'smooth', 355],
              ],
            },
          },
          {
            round: {
              r: 7,
              only: 'inner',
            },
          },
          {
            bar: {
              from: [54, 76],
              to: [54, 116],
              width: '$weight',
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [64, 76],
                    [85, 91],
                    [54, 110],
                  ],
                  width: '$weight',
                  bend: 4,
                },
              },
            ],
          },
          {
            fine: [
              {
                round: {
                  r: 2.4,
                  only: 'outer',
                },
              },
            ],
          },
          {
            plain: [
              {
                round: {
                  r: 2,
                  only: 'outer',
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                use: {
                  part: 'bill',
                },
              },
              gap: 8.6,
            },
          },
        ],
      },
      {
        name: 'tip',
        role: 'accent',
        shape: [
          {
            use: {
              part: 'bill',
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [44, 62],
          [25, 47, 'smooth', 0],
          [33, 33, 'smooth', 40],
          [41, 18, 'smooth', 0],
          [29, 5, 'smooth', 270],
          [18, 13, 'smooth', 195],
        ],
        width: 13,
      },
    },
    {
      curve: {
        points: [
          [30, 50],
          [52, 43, 'smooth', 85],
          [78, 52, 'smooth', 120],
          [106, 74],
          [72, 80, 'smooth', 275],
          [50, 80, 'smooth', 270],
          [21, 55, 'smooth', 355],
        ],
      },
    },
    {
      round: {
        r: 5,
        only: 'inner',
      },
    },
    {
      curve: {
        points: [
          [6, 14],
          [22, 14],
          [18, 30, 'smooth', 200],
          [4, 38],
        ],
      },
    },
    {
      bar: {
        from: [56, 76],
        to: [56, 116],
        width: 13,
      },
    },
    {
      round: {
        r: 3,
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
