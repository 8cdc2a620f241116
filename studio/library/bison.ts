import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bison',
  motifs: ['bison', 'bull', 'animal'],
  words: ['bison', 'bisons', 'buffalo', 'wisent', 'bisonte'],
  industries: ['food', 'manufacturing', 'fitness', 'fashion'],
  moods: ['strong', 'bold', 'rustic', 'honest', 'masculine'],
  ideas: ['protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bison with its head down: the cape of wool and the bare back.',
    dials: {
      gap: {
        value: 9,
        min: 8.7,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'bison',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, 70],
                [-4, 46, 'smooth', 10],
                [14, 31, 'smooth', 80],
                [34, 25, 'smooth', 66],
                [62, 4, 'smooth', 92],
                [82, 22, 'smooth', 130],
                [91, 24],
                [99, 8],
                [109, 12, 'smooth', 150],
                [104, 32, 'smooth', 190],
                [112, 62, 'smooth', 175],
                [104, 76, 'smooth', 245],
                [95, 80],
                [88, 98],
                [76, 92],
                [76, 112],
                [60, 112],
                [58, 88],
                [42, 82, 'smooth', 280],
                [26, 80],
                [22, 90],
                [22, 112],
                [6, 112],
                [2, 88],
              ],
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
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [95, 50],
                      r: 5,
                    },
                  },
                },
              },
            ],
          },
        ],
        split: {
          by: [
            {
              curve: {
                points: [
                  [-30, -10],
                  [34, -10],
                  [32, 36, 'smooth', 178],
                  [44, 70, 'smooth', 150],
                  [48, 120],
                  [-30, 120],
                ],
              },
            },
          ],
          role: 'second',
          gap: '$gap',
        },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-4, 70],
          [-4, 46, 'smooth', 10],
          [14, 31, 'smooth', 80],
          [34, 25, 'smooth', 66],
          [62, 4, 'smooth', 92],
          [82, 22, 'smooth', 130],
          [91, 24],
          [99, 8],
          [109, 12, 'smooth', 150],
          [104, 32, 'smooth', 190],
          [112, 62, 'smooth', 175],
          [104, 76, 'smooth', 245],
          [95, 80],
          [88, 98],
          [76, 92],
          [76, 112],
          [60, 112],
          [58, 88],
          [42, 82, 'smooth', 280],
          [26, 80],
          [22, 90],
          [22, 112],
          [6, 112],
          [2, 88],
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
            at: [92, 50],
            r: 7,
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
