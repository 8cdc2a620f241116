import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'walrus',
  motifs: ['walrus'],
  words: ['walrus', 'walruses', 'walross', 'morsa', 'valross', 'морж', 'セイウチ', '바다코끼리', '海象'],
  industries: ['toys', 'games', 'marine', 'brewery', 'bar'],
  moods: ['quirky', 'friendly', 'strong', 'playful', 'bold'],
  ideas: ['protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A walrus: whiskers and two long teeth.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.5,
        max: 9.2,
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
                [6, 60],
                [8, 34, 'smooth', 5],
                [50, -6, 'smooth', 90],
                [92, 34, 'smooth', 175],
                [94, 60],
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  disc: {
                    at: [34, 20],
                    r: 4.8,
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
        name: 'tusks',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [23, 66],
                [42, 66],
                [38, 118, 4],
                [31, 118, 4],
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
      {
        name: 'muzzle',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            disc: {
              at: [28, 58],
              r: [26, 20],
            },
          },
          {
            mirror: {
              line: {
                x: 50,
              },
            },
          },
          {
            round: {
              r: 4,
              only: 'inner',
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      disc: {
                        at: [17, 56],
                        r: 4.6,
                      },
                    },
                    {
                      disc: {
                        at: [35, 60],
                        r: 4.6,
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
    {
      disc: {
        at: [50, 40],
        r: [44, 42],
      },
    },
    {
      polygon: {
        points: [
          [22, 70],
          [42, 70],
          [38, 118, 4],
          [30, 118, 4],
        ],
      },
    },
    {
      polygon: {
        points: [
          [78, 70],
          [58, 70],
          [62, 118, 4],
          [70, 118, 4],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [34, 30],
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
