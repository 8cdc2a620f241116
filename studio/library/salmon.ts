import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'salmon',
  motifs: ['salmon', 'fish'],
  words: ['salmon', 'lachs', 'saumon', 'salmón', 'salmone'],
  industries: ['food', 'restaurant', 'environment'],
  moods: ['fresh', 'natural', 'energetic', 'honest'],
  ideas: ['journey', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A salmon leaps the fall, its belly in the light.',
    dials: {
      gap: {
        value: 9,
        min: 8.7,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'salmon',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [93, -9],
                [104, 2],
                [98, 8],
                [103, 14],
                [100, 26, 'smooth', 195],
                [80, 62, 'smooth', 215],
                [46, 82, 'smooth', 245],
                [30, 94],
                [34, 112],
                [12, 98],
                [-8, 102],
                [2, 82],
                [-6, 64],
                [16, 72],
                [26, 58, 'smooth', 20],
                [40, 22, 'smooth', 35],
                [68, -6, 'smooth', 72],
              ],
            },
          },
          {
            curve: {
              points: [
                [44, 34],
                [28, 26, 'smooth', 330],
                [36, 6],
                [62, 6],
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
                  r: 2,
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
                      at: [79, 8],
                      r: 5.2,
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
                  [116, 12],
                  [89, 27, 'smooth', 230],
                  [68, 52, 'smooth', 218],
                  [48, 71],
                  [52, 100],
                  [112, 90],
                ],
              },
            },
          ],
          role: 'accent',
          gap: '$gap',
        },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [93, -9],
          [104, 2],
          [98, 8],
          [103, 14],
          [100, 26, 'smooth', 195],
          [80, 62, 'smooth', 215],
          [46, 82, 'smooth', 245],
          [30, 94],
          [34, 112],
          [12, 98],
          [-8, 102],
          [2, 82],
          [-6, 64],
          [16, 72],
          [26, 58, 'smooth', 20],
          [40, 22, 'smooth', 35],
          [68, -6, 'smooth', 72],
        ],
      },
    },
    {
      curve: {
        points: [
          [44, 34],
          [28, 26, 'smooth', 330],
          [36, 6],
          [62, 6],
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
            at: [82, 8],
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
