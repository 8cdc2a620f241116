import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'toucan',
  motifs: ['toucan', 'parrot', 'bird'],
  words: ['toucan', 'toucans', 'tucan', 'tucano', 'tukan'],
  industries: ['beverage', 'travel', 'bar', 'food'],
  moods: ['cheerful', 'playful', 'fresh', 'bold'],
  ideas: ['contrast'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A toucan: half the bird is bill.',
    dials: {
      gap: {
        value: 9,
        min: 8.6,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'toucan',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [32, 2, 'smooth', 90],
                [51, 12],
                [51, 36],
                [70, 64, 'smooth', 185],
                [40, 96, 'smooth', 245],
                [2, 113],
                [-9, 104],
                [4, 86, 'smooth', 20],
                [8, 52, 'smooth', 5],
                [10, 24, 'smooth', 15],
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
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [34, 20],
                      r: 5.2,
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'bill',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                ['51+$gap', 6],
                [84, 3, 'smooth', 105],
                [107, 32, 'smooth', 175],
                [102, 54],
                [91, 41, 'smooth', 295],
                ['51+$gap', 38],
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
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [32, 2, 'smooth', 90],
          [51, 12],
          [51, 36],
          [70, 64, 'smooth', 185],
          [40, 96, 'smooth', 245],
          [2, 113],
          [-9, 104],
          [4, 86, 'smooth', 20],
          [8, 52, 'smooth', 5],
          [10, 24, 'smooth', 15],
        ],
      },
    },
    {
      subtract: {
        of: {
          disc: {
            at: [33, 22],
            r: 7,
          },
        },
      },
    },
    {
      curve: {
        points: [
          [56, 4],
          [84, 2, 'smooth', 105],
          [108, 32, 'smooth', 175],
          [103, 56],
          [92, 42, 'smooth', 295],
          [56, 42],
        ],
      },
    },
    {
      round: {
        r: 2,
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
