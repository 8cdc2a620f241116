import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'otter',
  motifs: ['otter'],
  words: [
    'otter',
    'otters',
    'float',
    'drift',
    'swim',
    'holt',
    'raft',
    'relax',
    'whisker',
    'loutre',
    'kelp',
    'shore',
    'pool',
  ],
  industries: ['travel', 'wellness', 'environment', 'childcare'],
  moods: ['calm', 'friendly', 'cute', 'playful', 'cosy'],
  ideas: ['flow', 'balance', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'An otter looks out of the water: a flat head, and whiskers as wide as its face.',
    dials: {
      line: {
        value: 8.6,
        min: 8.2,
        max: 9.6,
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
                [50, 6, 'smooth', 90],
                [82, 16, 'smooth', 125],
                [105, 52, 'smooth', 180],
                [86, 86, 'smooth', 240],
                [50, 102, 'smooth', 270],
                [14, 86, 'smooth', 300],
                [-5, 52, 'smooth', 0],
                [18, 16, 'smooth', 55],
              ],
            },
          },
          [
            {
              disc: {
                at: [6, 20],
                r: 10.5,
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
            fine: [
              {
                subtract: {
                  of: [
                    {
                      disc: {
                        at: [26, 37],
                        r: 5.2,
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
          {
            subtract: {
              of: [
                {
                  disc: {
                    at: [50, 66],
                    r: [29, 18],
                  },
                },
                {
                  fine: [
                    {
                      bar: {
                        from: [8, 57],
                        to: [-14, 53],
                        width: 7.5,
                        cap: 'round',
                      },
                    },
                    {
                      bar: {
                        from: [11, 75],
                        to: [-10, 80],
                        width: 7.5,
                        cap: 'round',
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
            },
          },
          {
            curve: {
              points: [
                [37, 46, 4],
                [63, 46, 4],
                [50, 64, 'smooth', 270],
              ],
            },
          },
          {
            bar: {
              from: [50, 60],
              to: [50, 92],
              width: '$line',
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
          [50, 6, 'smooth', 90],
          [82, 16, 'smooth', 125],
          [105, 52, 'smooth', 180],
          [86, 86, 'smooth', 240],
          [50, 102, 'smooth', 270],
          [14, 86, 'smooth', 300],
          [-5, 52, 'smooth', 0],
          [18, 16, 'smooth', 55],
        ],
      },
    },
    [
      {
        disc: {
          at: [6, 20],
          r: 10.5,
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
      subtract: {
        of: [
          {
            disc: {
              at: [50, 68],
              r: [30, 19],
            },
          },
          {
            bar: {
              from: [4, 56],
              to: [-14, 53],
              width: 9,
            },
          },
          {
            bar: {
              from: [8, 76],
              to: [-12, 81],
              width: 9,
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
      curve: {
        points: [
          [30, 44, 6],
          [70, 44, 6],
          [50, 70, 'smooth', 270],
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
