import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'squid',
  motifs: ['squid', 'octopus'],
  words: ['squid', 'squids', 'cuttlefish', 'calamari', 'calamar'],
  industries: ['restaurant', 'food', 'games'],
  moods: ['bold', 'quirky', 'fresh', 'edgy'],
  ideas: ['propulsion'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A squid jets away, arms behind.',
    dials: {
      weight: {
        value: 9,
        min: 8.7,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'squid',
        role: 'lead',
        shape: [
          [
            {
              curve: {
                points: [
                  [50, -10],
                  [66, 14, 'smooth', 145],
                  [87, 34],
                  [71, 37],
                  [71, 60, 'smooth', 180],
                  [70, 70],
                  [50, 72],
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
            fine: [
              {
                bar: {
                  from: [50, 66],
                  to: [50, 106],
                  width: '$weight',
                  cap: 'round',
                },
              },
              [
                {
                  line: {
                    points: [
                      [67, 66],
                      [70, 110],
                    ],
                    width: '$weight',
                    cap: 'round',
                  },
                },
                {
                  line: {
                    points: [
                      [66, 62],
                      [90, 72, 'smooth', 130],
                      [94, 96],
                    ],
                    width: '$weight',
                    cap: 'round',
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
                round: {
                  r: 3,
                  only: 'outer',
                },
              },
            ],
          },
          {
            plain: [
              {
                bar: {
                  from: [50, 66],
                  to: [50, 106],
                  width: '$weight',
                },
              },
              [
                {
                  bar: {
                    from: [66.5, 60],
                    to: [69, 110],
                    width: '$weight',
                  },
                },
                {
                  line: {
                    points: [
                      [62, 62],
                      [93, 62],
                      [93, 98],
                    ],
                    width: '$weight',
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
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      disc: {
                        at: [60, 56],
                        r: 5,
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
    ],
  },
  inset: [
    [
      {
        curve: {
          points: [
            [50, -10],
            [66, 14, 'smooth', 145],
            [87, 34],
            [71, 37],
            [71, 60, 'smooth', 180],
            [70, 70],
            [50, 72],
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
      bar: {
        from: [50, 66],
        to: [50, 106],
        width: 13,
      },
    },
    [
      {
        bar: {
          from: [64, 64],
          to: [84, 102],
          width: 13,
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
      round: {
        r: 3,
        only: 'outer',
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
