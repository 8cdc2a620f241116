import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'swan',
  motifs: ['swan', 'goose', 'bird'],
  words: [
    'swan',
    'swans',
    'cygnet',
    'cygne',
    'schwan',
    'lake',
    'grace',
    'ballet',
    'bridal',
    'feather',
    'serene',
    'leda',
  ],
  industries: ['dance', 'beauty', 'events', 'jewellery', 'hotel', 'fashion', 'theatre'],
  moods: ['elegant', 'calm', 'romantic', 'luxurious', 'feminine'],
  ideas: ['harmony', 'transformation', 'flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A swan drawn in one breath: neck, breast and wing are one line that fills out.',
    dials: { weight: { value: 13, min: 12, max: 14 } },
    parts: [
      {
        name: 'swan',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [4, 68, 'smooth', 180],
                [46, 94, 'smooth', 90],
                [106, 14],
                [79, 28, 'smooth', 230],
                [50, 70, 'smooth', 265],
                [28, 58],
              ],
            },
          },
          {
            line: {
              points: [
                [11, 72],
                [23, 50, 'smooth', 40],
                [40, 25, 'smooth', 0],
                [27, 7, 'smooth', 275],
                [15, 12, 'smooth', 225],
              ],
              width: '$weight',
            },
          },
          {
            fine: [
              {
                limb: {
                  points: [
                    [20, 10, 6.5],
                    [0, 27, 3.8],
                  ],
                },
              },
            ],
          },
          { plain: [{ bar: { from: [22, 9], to: [1, 26], width: 9 } }] },
          { fine: [{ round: { r: 4, only: 'inner' } }, { round: { r: 3, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    [
      {
        curve: {
          points: [
            [16, 58, 'smooth', 170],
            [24, 86, 'smooth', 120],
            [60, 94, 'smooth', 90],
            [102, 46],
            [72, 52, 'smooth', 260],
            [44, 62, 'smooth', 220],
            [32, 48],
          ],
        },
      },
      { round: { r: 2, only: 'outer' } },
    ],
    {
      line: {
        points: [
          [24, 66],
          [40, 34],
          [22, 12],
          [10, 20],
        ],
        width: 14,
        cap: 'round',
        bend: 16,
      },
    },
    {
      limb: {
        points: [
          [18, 16, 9],
          [4, 30, 4],
        ],
      },
    },
    { round: { r: 6.5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
