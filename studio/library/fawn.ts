import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fawn',
  motifs: ['fawn', 'deer', 'animal'],
  words: ['fawn', 'fawns', 'bambi', 'faon', 'rehkitz', 'cerbiatto'],
  industries: ['childcare', 'fashion', 'beauty', 'photography'],
  moods: ['cute', 'soft', 'calm', 'caring', 'dreamy'],
  ideas: ['growth'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A fawn, still in its spots.',
    dials: {
      spot: {
        value: 5.4,
        min: 5.2,
        max: 5.7,
      },
    },
    parts: [
      {
        name: 'fawn',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [12, 54, 'smooth', 30],
                [34, 41, 'smooth', 90],
                [58, 42, 'smooth', 75],
                [67, 24, 'smooth', 5],
                [72, 8, 'smooth', 70],
                [85, 4, 'smooth', 110],
                [105, 21],
                [101, 31],
                [85, 33, 'smooth', 255],
                [83, 58, 'smooth', 190],
                [62, 76, 'smooth', 275],
                [34, 74, 'smooth', 275],
                [13, 76],
              ],
            },
          },
          {
            fine: [
              {
                polygon: {
                  points: [
                    [13, 62],
                    [23, 62],
                    [23, 112],
                    [13, 112],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    [32, 62],
                    [42, 62],
                    [42, 112],
                    [32, 112],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    [53, 62],
                    [63, 62],
                    [63, 112],
                    [53, 112],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    [72, 62],
                    [82, 62],
                    [82, 112],
                    [72, 112],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [13, 62],
                    [23, 62],
                    [23, 112],
                    [13, 112],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    [72, 62],
                    [82, 62],
                    [82, 112],
                    [72, 112],
                  ],
                },
              },
            ],
          },
          {
            petal: {
              from: [74, 14],
              to: [51, -10],
              width: 16,
            },
          },
          {
            fine: [
              {
                petal: {
                  from: [81, 10],
                  to: [88, -16],
                  width: 14,
                },
              },
            ],
          },
          {
            petal: {
              from: [20, 54],
              to: [0, 70],
              width: 13,
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2.6,
                },
              },
            ],
          },
          {
            plain: [
              {
                round: {
                  r: 2.6,
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
                    at: [29, 57],
                    r: '$spot',
                  },
                },
                {
                  fine: [
                    {
                      disc: {
                        at: [47, 58],
                        r: '$spot',
                      },
                    },
                  ],
                },
                {
                  disc: {
                    at: [65, 56],
                    r: '$spot',
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
      curve: {
        points: [
          [12, 54, 'smooth', 30],
          [34, 41, 'smooth', 90],
          [58, 42, 'smooth', 75],
          [67, 24, 'smooth', 5],
          [72, 8, 'smooth', 70],
          [85, 4, 'smooth', 110],
          [105, 21],
          [101, 31],
          [85, 33, 'smooth', 255],
          [83, 58, 'smooth', 190],
          [62, 76, 'smooth', 275],
          [34, 74, 'smooth', 275],
          [13, 76],
        ],
      },
    },
    {
      polygon: {
        points: [
          [15, 62],
          [25, 62],
          [25, 112],
          [15, 112],
        ],
      },
    },
    {
      polygon: {
        points: [
          [71, 62],
          [81, 62],
          [81, 112],
          [71, 112],
        ],
      },
    },
    {
      petal: {
        from: [74, 14],
        to: [51, -10],
        width: 16,
      },
    },
    {
      petal: {
        from: [81, 10],
        to: [88, -16],
        width: 14,
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
