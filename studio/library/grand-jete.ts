import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'grand-jete',
  motifs: ['dancer'],
  words: [
    'dancer',
    'dance',
    'jete',
    'grandjete',
    'contemporarydance',
    'choreographer',
    'dancing',
    'danse',
    'tanz',
  ],
  industries: ['dance', 'theatre'],
  moods: ['energetic', 'bold', 'modern', 'youthful', 'elegant'],
  ideas: ['propulsion', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A dancer in mid leap.',
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
              at: [62, 3],
              r: 9.6,
            },
          },
          {
            limb: {
              points: [
                [55, 30, 7],
                [50, 54, 8.5],
              ],
            },
          },
          {
            limb: {
              points: [
                [51, 56, 8.5],
                [80, 52, 7],
                [106, 60, '$weight'],
              ],
            },
          },
          {
            limb: {
              points: [
                [49, 57, 8.5],
                [24, 72, 7],
                [-4, 92, '$weight'],
              ],
            },
          },
          {
            limb: {
              points: [
                [56, 28, 5.6],
                [76, 22, 5.2],
                [96, 4, '$weight'],
              ],
            },
          },
          {
            limb: {
              points: [
                [54, 28, 5.6],
                [32, 26, 5.2],
                [10, 34, '$weight'],
              ],
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
        at: [62, 2],
        r: 12,
      },
    },
    {
      limb: {
        points: [
          [55, 30, 9],
          [50, 55, 10],
          [24, 72, 9],
          [-2, 92, 7],
        ],
      },
    },
    {
      limb: {
        points: [
          [51, 55, 10],
          [80, 52, 9],
          [104, 60, 7],
        ],
      },
    },
    {
      limb: {
        points: [
          [55, 28, 8],
          [76, 22, 7],
          [95, 5, 7],
        ],
      },
    },
    {
      limb: {
        points: [
          [54, 28, 8],
          [32, 26, 7],
          [12, 34, 7],
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
