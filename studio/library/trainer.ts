import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'trainer',
  motifs: ['shoe'],
  words: [
    'trainer',
    'sneaker',
    'shoe',
    'footwear',
    'runner',
    'jogger',
    'lace',
    'sole',
    'marathon',
    'jog',
    'sprint',
    'athlete',
    'streetwear',
  ],
  industries: ['sports', 'fashion', 'fitness'],
  moods: ['sporty', 'energetic', 'youthful', 'modern', 'bold'],
  ideas: ['speed', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A running shoe from the side: two laces cut into the throat, a thick sole of its own.',
    dials: { gap: { value: 9.6, min: 9.4, max: 10.2 } },
    parts: [
      {
        name: 'upper',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [1, 8, 3],
                [13, 3, 'smooth', 95],
                [34, 21, 'smooth', 80],
                [51, 3],
                [64, -1, 3],
                [85, 35, 'smooth', 128],
                [100, 44, 'smooth', 108],
                [111, 62, 'smooth', 172],
                [110, '77-$gap'],
                [1, '77-$gap'],
                [5, 40, 'smooth', 358],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [54, 32], to: [90, 9], width: '$gap', cap: 'round' } },
                    { bar: { from: [62, 52], to: [101, 27], width: '$gap', cap: 'round' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'sole',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [-6, 77],
                [114, 77],
                [102, 88, 'smooth', 270],
                [4, 90, 'smooth', 270],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
};
