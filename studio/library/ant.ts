import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ant',
  motifs: ['ant', 'animal'],
  words: ['ant', 'ants', 'anthill', 'ameise', 'fourmi', 'hormiga', 'formica'],
  industries: ['logistics', 'software', 'construction'],
  moods: ['technical', 'honest', 'strong'],
  ideas: ['craft', 'connection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An ant from above: three beads and six legs.',
    dials: {
      weight: {
        value: 9.4,
        min: 9.2,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'ant',
        role: 'lead',
        shape: [
          {
            disc: {
              at: [50, 8],
              r: [15, 14],
            },
          },
          {
            fine: [
              {
                disc: {
                  at: [50, 44],
                  r: [11.5, 26],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  at: [50, 44],
                  size: [23, 64],
                },
              },
            ],
          },
          {
            disc: {
              at: [50, 89],
              r: [18, 24],
            },
          },
          [
            {
              fine: [
                {
                  line: {
                    points: [
                      [56, 4],
                      [66, -9],
                      [82, -9],
                    ],
                    width: '$weight',
                    bend: 6,
                    cap: 'round',
                  },
                },
                {
                  line: {
                    points: [
                      [52, 27],
                      [78, 27],
                      [87, 6],
                    ],
                    width: '$weight',
                    bend: 6,
                    cap: 'round',
                  },
                },
                {
                  bar: {
                    from: [52, 46],
                    to: [98, 46],
                    width: '$weight',
                    cap: 'round',
                  },
                },
                {
                  line: {
                    points: [
                      [52, 65],
                      [80, 65],
                      [90, 94],
                    ],
                    width: '$weight',
                    bend: 6,
                    cap: 'round',
                  },
                },
              ],
            },
            {
              plain: [
                {
                  line: {
                    points: [
                      [56, 4],
                      [66, -9],
                      [82, -9],
                    ],
                    width: '$weight',
                  },
                },
                {
                  line: {
                    points: [
                      [52, 27],
                      [78, 27],
                      [87, 6],
                    ],
                    width: '$weight',
                  },
                },
                {
                  bar: {
                    from: [52, 46],
                    to: [98, 46],
                    width: '$weight',
                  },
                },
                {
                  line: {
                    points: [
                      [52, 65],
                      [80, 65],
                      [90, 94],
                    ],
                    width: '$weight',
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
            fine: [
              {
                round: {
                  r: 3,
                  only: 'inner',
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
      disc: {
        at: [50, 8],
        r: [15, 14],
      },
    },
    {
      disc: {
        at: [50, 44],
        r: [11.5, 26],
      },
    },
    {
      disc: {
        at: [50, 89],
        r: [18, 24],
      },
    },
    [
      {
        bar: {
          from: [50, 30],
          to: [84, 14],
          width: 10,
        },
      },
      {
        bar: {
          from: [50, 46],
          to: [90, 46],
          width: 10,
        },
      },
      {
        bar: {
          from: [50, 62],
          to: [86, 80],
          width: 10,
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
