import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'kingfisher',
  motifs: ['kingfisher', 'bird'],
  words: ['kingfisher', 'kingfishers', 'halcyon', 'eisvogel', 'ijsvogel'],
  industries: ['environment', 'beverage', 'software', 'bar'],
  moods: ['fresh', 'precise', 'elegant', 'natural', 'bold'],
  ideas: ['precision', 'speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A kingfisher waits above the water: all head and bill.',
    dials: {
      gap: {
        value: 9.8,
        min: 9.5,
        max: 10.3,
      },
    },
    parts: [
      {
        name: 'kingfisher',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [60, -4, 'smooth', 90],
                [84, 8, 'smooth', 150],
                [86, 28, 'smooth', 185],
                [86, 54, 'smooth', 190],
                [56, 90, 'smooth', 240],
                [30, 100, 'smooth', 250],
                [2, 118],
                [-8, 108],
                [8, 84, 'smooth', 40],
                [20, 50, 'smooth', 15],
                [36, 20, 'smooth', 25],
              ],
            },
          },
          {
            polygon: {
              points: [
                [74, 0],
                [122, 20],
                [122, 25],
                [74, 26],
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
                      at: [65, 14],
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
                  [110, 36],
                  [76, 46, 'smooth', 240],
                  [58, 68, 'smooth', 205],
                  [44, 84, 'smooth', 225],
                  [34, 112],
                  [90, 112],
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
          [60, -4, 'smooth', 90],
          [84, 8, 'smooth', 150],
          [86, 28, 'smooth', 185],
          [86, 54, 'smooth', 190],
          [56, 90, 'smooth', 240],
          [30, 100, 'smooth', 250],
          [2, 118],
          [-8, 108],
          [8, 84, 'smooth', 40],
          [20, 50, 'smooth', 15],
          [36, 20, 'smooth', 25],
        ],
      },
    },
    {
      polygon: {
        points: [
          [74, -2],
          [124, 18],
          [124, 28],
          [74, 30],
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
            at: [62, 16],
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
