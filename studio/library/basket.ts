import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'basket',
  motifs: ['basket'],
  words: [
    'basket',
    'hamper',
    'wicker',
    'willow',
    'trug',
    'pannier',
    'picnic',
    'market',
    'grocer',
    'greengrocer',
    'groceries',
    'harvest',
    'weaver',
    'basketry',
    'deli',
    'shopping',
  ],
  industries: ['food', 'retail', 'crafts'],
  moods: ['rustic', 'natural', 'friendly', 'handmade', 'warm'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A wicker basket with a high handle.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'rim',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [19, 46],
                [19, 34],
                [50, 2, 'smooth', 90],
                [81, 34],
                [81, 46],
              ],
              width: 9.4,
            },
          },
          { box: { corner: [0, 37], size: [100, 14], r: 7 } },
        ],
      },
      {
        name: 'body',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [6, '51+$gap', 1],
                [94, '51+$gap', 1],
                [83, 94, 7],
                [17, 94, 7],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-2, 77],
                        [14, 74, 'smooth', 90],
                        [32, 80, 'smooth', 90],
                        [50, 74, 'smooth', 90],
                        [68, 80, 'smooth', 90],
                        [86, 74, 'smooth', 90],
                        [102, 77],
                      ],
                      width: 8.4,
                    },
                  },
                },
              },
            ],
          },
          { plain: [{ cut: { line: { y: 77 }, gap: 8 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [22, 44],
          [22, 32],
          [50, 4, 'smooth', 90],
          [78, 32],
          [78, 44],
        ],
        width: 13,
      },
    },
    { box: { corner: [0, 38], size: [100, 17], r: 8 } },
    {
      polygon: {
        points: [
          [8, 48],
          [92, 48],
          [82, 96, 8],
          [18, 96, 8],
        ],
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
