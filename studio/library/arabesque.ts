import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'arabesque',
  motifs: ['dancer'],
  words: [
    'dancer',
    'arabesque',
    'dance',
    'ballet',
    'ballerina',
    'barre',
    'tutu',
    'choreographer',
    'danse',
    'tanz',
  ],
  industries: ['dance', 'theatre'],
  moods: ['elegant', 'energetic', 'feminine', 'classic'],
  ideas: ['balance', 'flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A dancer in arabesque, all on one toe.',
    dials: {
      weight: {
        value: 4.8,
        min: 4.6,
        max: 5.2,
      },
    },
    parts: [
      {
        name: 'dancer',
        role: 'lead',
        shape: [
          {
            disc: {
              at: [71, -1],
              r: 9.6,
            },
          },
          {
            limb: {
              points: [
                [60, 28, 7],
                [50, 52, 8.5],
              ],
            },
          },
          {
            limb: {
              points: [
                [50, 54, 8.5],
                [50.5, 80, 7],
                [51, 104, '$weight'],
              ],
            },
          },
          {
            limb: {
              points: [
                [49, 54, 8.5],
                [20, 44, 7],
                [-4, 25, '$weight'],
              ],
            },
          },
          {
            limb: {
              points: [
                [60, 26, 5.6],
                [82, 27, 5.2],
                [101, 14, '$weight'],
              ],
            },
          },
          {
            limb: {
              points: [
                [60, 26, 5.6],
                [41, 21, 5.2],
                [25, 5, '$weight'],
              ],
            },
          },
          {
            disc: {
              at: [49, 55],
              r: [31, 9.5],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 4,
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
        at: [70, 0],
        r: 12,
      },
    },
    {
      limb: {
        points: [
          [58, 28, 9],
          [49, 54, 10],
          [50, 102, 7],
        ],
      },
    },
    {
      limb: {
        points: [
          [49, 54, 10],
          [18, 44, 9],
          [-4, 26, 7],
        ],
      },
    },
    {
      limb: {
        points: [
          [58, 27, 8],
          [82, 28, 7],
          [102, 14, 7],
        ],
      },
    },
    {
      disc: {
        at: [49, 56],
        r: [34, 13],
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
