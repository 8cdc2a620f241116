import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'crocodile',
  motifs: ['crocodile', 'animal'],
  words: ['crocodile', 'croc', 'alligator', 'gator', 'caiman', 'krokodil', 'cocodrilo'],
  industries: ['toys', 'sports', 'games', 'music'],
  moods: ['bold', 'playful', 'edgy', 'strong'],
  ideas: ['protection'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A crocodile keeps its mouth shut; the teeth show anyway.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.5,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'croc',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-6, 40],
                [4, 26, 'smooth', 50],
                [12, 10, 'smooth', 25],
                [27, 0, 'smooth', 90],
                [42, 12, 'smooth', 130],
                [60, 24, 'smooth', 98],
                [86, 19, 'smooth', 70],
                [99, 13, 'smooth', 90],
                [114, 30, 'smooth', 178],
                [112, 72],
                [70, 87, 'smooth', 272],
                [20, 89, 'smooth', 270],
                [-6, 85],
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
                disc: {
                  at: [28, 17],
                  r: 5.4,
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [124, 44],
                        [106, 44],
                        [96, 60],
                        [84, 44],
                        [72, 60],
                        [60, 44],
                        [48, 60],
                        [38, 50],
                        [22, 56],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [124, 44],
                        [104, 44],
                        [88, 60],
                        [70, 44],
                        [52, 60],
                        [24, 54],
                      ],
                      width: '$gap',
                    },
                  },
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
      curve: {
        points: [
          [-6, 40],
          [4, 26, 'smooth', 50],
          [12, 10, 'smooth', 25],
          [27, 0, 'smooth', 90],
          [42, 12, 'smooth', 130],
          [60, 24, 'smooth', 98],
          [86, 19, 'smooth', 70],
          [99, 13, 'smooth', 90],
          [114, 30, 'smooth', 178],
          [112, 72],
          [70, 87, 'smooth', 272],
          [20, 89, 'smooth', 270],
          [-6, 85],
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
        of: {
          disc: {
            at: [28, 17],
            r: 7,
          },
        },
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [124, 44],
              [104, 44],
              [88, 62],
              [70, 44],
              [52, 62],
              [24, 54],
            ],
            width: 11,
          },
        },
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
