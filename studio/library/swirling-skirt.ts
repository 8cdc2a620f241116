import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'swirling-skirt',
  motifs: ['dancer'],
  words: [
    'dancer',
    'flamenco',
    'salsa',
    'tango',
    'waltz',
    'folkdance',
    'ballroom',
    'dance',
    'dancing',
    'bailaora',
    'sevillana',
  ],
  industries: ['dance', 'theatre'],
  moods: ['energetic', 'romantic', 'feminine', 'cheerful', 'sensual'],
  ideas: ['flow', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A dancer turns, and her skirt opens.',
    dials: {
      weight: {
        value: 5,
        min: 4.8,
        max: 5.4,
      },
    },
    parts: [
      {
        name: 'dancer',
        role: 'lead',
        shape: [
          {
            disc: {
              at: [46, 2],
              r: 9.6,
            },
          },
          {
            limb: {
              points: [
                [48, 28, 7],
                [52, 48, 7],
              ],
            },
          },
          {
            limb: {
              points: [
                [48, 26, 5.6],
                [28, 24, 5.2],
                [14, 4, '$weight'],
              ],
            },
          },
          {
            limb: {
              points: [
                [50, 26, 5.6],
                [70, 34, 5.2],
                [90, 22, '$weight'],
              ],
            },
          },
          {
            curve: {
              points: [
                [45.5, 46],
                [58.5, 46],
                [80, 64, 'smooth', 126],
                [106, 77, 3],
                [70, 88, 'smooth', 262],
                [20, 80, 'smooth', 290],
                [4, 62, 3],
                [30, 60, 'smooth', 70],
              ],
            },
          },
          {
            limb: {
              points: [
                [47, 78, 6],
                [43, 104, '$weight'],
              ],
            },
          },
          {
            limb: {
              points: [
                [62, 80, 6],
                [71, 102, '$weight'],
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
        at: [46, 0],
        r: 12,
      },
    },
    {
      limb: {
        points: [
          [48, 28, 9],
          [52, 50, 9],
        ],
      },
    },
    {
      limb: {
        points: [
          [48, 26, 8],
          [28, 24, 7],
          [14, 4, 7],
        ],
      },
    },
    {
      limb: {
        points: [
          [50, 26, 8],
          [70, 34, 7],
          [90, 22, 7],
        ],
      },
    },
    {
      curve: {
        points: [
          [44, 44],
          [61, 42],
          [80, 62, 'smooth', 130],
          [106, 78, 3],
          [70, 90, 'smooth', 262],
          [20, 82, 'smooth', 290],
          [4, 62, 3],
          [30, 60, 'smooth', 70],
        ],
      },
    },
    {
      limb: {
        points: [
          [54, 76, 9],
          [54, 102, 8],
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
