import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gorilla',
  motifs: ['gorilla', 'monkey'],
  words: ['gorilla', 'gorillas', 'silverback', 'gorille', 'gorila', 'горилла', 'ゴリラ', '고릴라', '大猩猩'],
  industries: ['fitness', 'sports', 'marketing', 'games', 'construction', 'software'],
  moods: ['strong', 'bold', 'masculine', 'loud', 'playful'],
  ideas: ['protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A gorilla, brow first and shoulders after.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.4,
        max: 9,
      },
    },
    parts: [
      {
        name: 'gorilla',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -11, 'smooth', 90],
                [87, 26, 'smooth', 172],
                [91, 50],
                [100, 72, 'smooth', 168],
                [100, 86, 3],
                [0, 86, 3],
                [0, 72, 'smooth', 12],
                [9, 50],
                [13, 26, 'smooth', 8],
              ],
            },
          },
        ],
      },
      {
        name: 'face',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            disc: {
              at: [40, 37],
              r: 12.5,
            },
          },
          {
            disc: {
              at: [60, 37],
              r: 12.5,
            },
          },
          {
            disc: {
              at: [50, 56],
              r: [20, 13],
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
                        at: [41, 37],
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
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -10, 'smooth', 90],
          [80, 22, 'smooth', 165],
          [86, 44],
          [106, 74, 'smooth', 165],
          [106, 96, 3],
          [-6, 96, 3],
          [-6, 74, 'smooth', 15],
          [14, 44],
          [20, 22, 'smooth', 15],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [39, 34],
              r: 13,
            },
          },
          {
            disc: {
              at: [61, 34],
              r: 13,
            },
          },
          {
            disc: {
              at: [50, 58],
              r: [22, 16],
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
