import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'moth',
  motifs: ['moth', 'butterfly'],
  words: ['moth', 'moths', 'lunamoth', 'hawkmoth', 'nachtfalter', 'polilla', 'falena'],
  industries: ['lighting', 'music', 'bar', 'publishing'],
  moods: ['mysterious', 'dreamy', 'elegant'],
  ideas: ['transformation'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A moon moth, its two tails trailing.',
    dials: {
      spot: {
        value: 6.2,
        min: 6,
        max: 6.6,
      },
    },
    parts: [
      {
        name: 'moth',
        role: 'lead',
        shape: [
          [
            {
              curve: {
                points: [
                  [48, 40],
                  [68, 30, 'smooth', 66],
                  [112, 8],
                  [107, 40, 'smooth', 195],
                  [82, 58],
                  [87, 76, 'smooth', 185],
                  [78, 92, 'smooth', 190],
                  [84, 114],
                  [64, 100, 'smooth', 345],
                  [50, 76],
                ],
              },
            },
            {
              fine: [
                {
                  line: {
                    points: [
                      [51, 30],
                      [57, 6, 'smooth', 22],
                      [74, -10],
                    ],
                    width: 9.2,
                    cap: 'round',
                  },
                },
              ],
            },
            {
              plain: [
                {
                  bar: {
                    from: [51, 30],
                    to: [68, -8],
                    width: 9.6,
                  },
                },
              ],
            },
            {
              mirror: {
                line: {
                  x: 50,
                },
              },
            },
          ],
          {
            limb: {
              points: [
                [50, 28, 8.5],
                [50, 70, 6],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3,
                  only: 'inner',
                },
              },
              {
                round: {
                  r: 3,
                  only: 'outer',
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                {
                  disc: {
                    at: [85, 40],
                    r: '$spot',
                  },
                },
                {
                  mirror: {
                    line: {
                      x: 50,
                    },
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
    [
      {
        curve: {
          points: [
            [48, 40],
            [68, 30, 'smooth', 66],
            [112, 8],
            [107, 40, 'smooth', 195],
            [82, 58],
            [87, 76, 'smooth', 185],
            [78, 92, 'smooth', 190],
            [84, 114],
            [64, 100, 'smooth', 345],
            [50, 76],
          ],
        },
      },
      {
        mirror: {
          line: {
            x: 50,
          },
        },
      },
    ],
    {
      limb: {
        points: [
          [50, 20, 10],
          [50, 70, 8],
        ],
      },
    },
    {
      round: {
        r: 3,
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [82, 42],
              r: 8,
            },
          },
          {
            mirror: {
              line: {
                x: 50,
              },
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
