import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bluebell',
  motifs: ['bluebell', 'foxglove', 'snowdrop', 'flower', 'leaf'],
  words: [
    'bluebell',
    'bluebells',
    'foxglove',
    'harebell',
    'snowdrop',
    'campanula',
    'bellflower',
    'digitalis',
    'lily-of-the-valley',
    'woodland',
    'florist',
    'blossom',
  ],
  industries: ['flowers', 'gardening'],
  moods: ['natural', 'soft', 'romantic', 'calm', 'feminine'],
  ideas: ['growth', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bell that bows its stem, and a slender leaf.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bell',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [70, 24, 'smooth', 90],
                [88, 44, 'smooth', 180],
                [90, 64, 'smooth', 168],
                [106, 76, 3],
                [100, 84, 'smooth', 250],
                [86, 83, 4],
                [70, 98, 3],
                [54, 83, 4],
                [40, 84, 'smooth', 290],
                [34, 76, 3],
                [50, 64, 'smooth', 12],
                [52, 44, 'smooth', 0],
              ],
            },
          },
        ],
      },
      {
        name: 'stem',
        role: 'second',
        shape: [
          {
            line: {
              points: [
                [24, 106],
                [23, 44, 'smooth', 2],
                [46, 0, 'smooth', 86],
                [70, '22-$gap'],
              ],
              width: 9,
            },
          },
          {
            fine: [
              {
                curve: {
                  points: [
                    [28.5, 106, 2],
                    [10, 92, 'smooth', 330],
                    [-2, 44, 3],
                    [20, 66, 'smooth', 170],
                    [27, 92],
                  ],
                },
              },
              { round: { r: 2 } },
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
          [66, 26, 'smooth', 90],
          [84, 46, 'smooth', 180],
          [88, 66, 'smooth', 165],
          [108, 88, 3],
          [88, 82, 3],
          [66, 108, 3],
          [44, 82, 3],
          [24, 88, 3],
          [44, 66, 'smooth', 15],
          [48, 46, 'smooth', 0],
        ],
      },
    },
    {
      line: {
        points: [
          [6, 78],
          [9, 38, 'smooth', 6],
          [38, 8, 'smooth', 90],
          [66, 32],
        ],
        width: 13,
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
