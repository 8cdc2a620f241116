import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'raccoon',
  motifs: ['raccoon', 'animal'],
  words: ['raccoon', 'raccoons', 'racoon', 'waschbär', 'mapache'],
  industries: ['games', 'software', 'environment', 'toys'],
  moods: ['clever', 'quirky', 'playful', 'edgy'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A raccoon: the mask is what makes it.',
    dials: {
      gap: {
        value: 9,
        min: 8.8,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 12, 'smooth', 90],
                [66, 12],
                [80, -6, 4],
                [98, -2, 4],
                [95, 28],
                [100, 46, 'smooth', 170],
                [112, 68],
                [88, 88, 'smooth', 235],
                [50, 108, 'smooth', 270],
                [12, 88, 'smooth', 305],
                [-12, 68],
                [0, 46, 'smooth', 10],
                [5, 28],
                [2, -2, 4],
                [20, -6, 4],
                [34, 12],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3,
                },
              },
            ],
          },
          {
            plain: [
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
              of: {
                line: {
                  points: [
                    [-24, 64],
                    [28, 34, 'smooth', 85],
                    [50, 39],
                    [72, 34, 'smooth', 95],
                    [124, 64],
                  ],
                  width: '$gap',
                  bend: 2,
                },
              },
            },
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [-16, 80],
                    [22, 80, 'smooth', 80],
                    [50, 66],
                    [78, 80, 'smooth', 100],
                    [116, 80],
                  ],
                  width: '$gap',
                  bend: 2,
                },
              },
            },
          },
          {
            keep: {
              n: 2,
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      disc: {
                        at: [31, 57],
                        r: 5.4,
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
      {
        name: 'nose',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [50, 79, 'smooth', 90],
                [63, 86, 'smooth', 180],
                [50, 97, 'smooth', 270],
                [37, 86, 'smooth', 0],
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
          [50, 12, 'smooth', 90],
          [66, 12],
          [80, -6, 4],
          [98, -2, 4],
          [95, 28],
          [100, 46, 'smooth', 170],
          [112, 68],
          [88, 88, 'smooth', 235],
          [50, 108, 'smooth', 270],
          [12, 88, 'smooth', 305],
          [-12, 68],
          [0, 46, 'smooth', 10],
          [5, 28],
          [2, -2, 4],
          [20, -6, 4],
          [34, 12],
        ],
      },
    },
    {
      round: {
        r: 3,
        only: 'outer',
      },
    },
    {
      subtract: {
        of: [
          {
            curve: {
              points: [
                [50, 44],
                [28, 38, 'smooth', 265],
                [8, 58],
                [28, 74, 'smooth', 90],
                [46, 66],
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
      },
    },
    [
      {
        disc: {
          at: [32, 56],
          r: 7,
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
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
