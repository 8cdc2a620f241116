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
};
