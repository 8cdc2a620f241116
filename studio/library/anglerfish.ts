import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'anglerfish',
  motifs: ['anglerfish', 'fish'],
  words: ['anglerfish', 'lanternfish'],
  industries: ['games', 'data', 'software', 'marine'],
  moods: ['mysterious', 'quirky', 'clever', 'bold'],
  ideas: ['guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An anglerfish carries its own lamp.',
    dials: {
      gap: {
        value: 9,
        min: 8.7,
        max: 9.3,
      },
    },
    parts: [
      {
        name: 'fish',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [42, 22, 'smooth', 90],
                [92, 44],
                [58, 63],
                [96, 82],
                [42, 102, 'smooth', 270],
                [12, 80, 'smooth', 320],
                [-8, 92, 3],
                [-5, 64],
                [-8, 36, 3],
                [12, 46, 'smooth', 40],
              ],
            },
          },
          {
            line: {
              points: [
                [30, 30],
                [40, 5, 'smooth', 40],
                [60, -5, 'smooth', 90],
                [80, 6],
              ],
              width: 9.4,
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
            keep: {
              n: 1,
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [47, 45],
                      r: 6,
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'lamp',
        role: 'accent',
        shape: [
          {
            disc: {
              at: [94, 15.5],
              r: 11,
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [42, 22, 'smooth', 90],
          [92, 44],
          [58, 63],
          [96, 82],
          [42, 102, 'smooth', 270],
          [12, 80, 'smooth', 320],
          [-8, 92, 3],
          [-5, 64],
          [-8, 36, 3],
          [12, 46, 'smooth', 40],
        ],
      },
    },
    {
      line: {
        points: [
          [30, 30],
          [40, 0, 'smooth', 40],
          [62, -10, 'smooth', 90],
          [86, 2],
        ],
        width: 12,
      },
    },
    {
      round: {
        r: 3,
      },
    },
    {
      keep: {
        n: 1,
      },
    },
    {
      disc: {
        at: [94, 8],
        r: 12,
      },
    },
    {
      subtract: {
        of: {
          disc: {
            at: [46, 46],
            r: 8,
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
