import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gaiwan',
  motifs: ['teapot', 'leaf'],
  words: [
    'gaiwan',
    'tea',
    'oolong',
    'sencha',
    'puer',
    'teahouse',
    'ceremony',
    'porcelain',
    'china',
    'infusion',
    'steep',
    'brew',
    'lid',
    '盖碗',
    '蓋碗',
    '茶',
    '차',
    'お茶',
  ],
  industries: ['cafe', 'beverage', 'food', 'wellness'],
  moods: ['calm', 'natural', 'elegant', 'simple', 'timeless'],
  ideas: ['harmony', 'balance', 'craft'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A covered tea bowl on its saucer; the leaf shows through.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'lid',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [12, 36],
                [41, 12, 'smooth', 75],
                [42, 6],
                [38, -3, 3],
                [62, -3, 3],
                [58, 6],
                [59, 12, 'smooth', 105],
                [88, 36],
              ],
            },
          },
        ],
      },
      {
        name: 'bowl',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, '36+$gap', 2],
                [102, '36+$gap', 2],
                [84, 76, 'smooth', 215],
                [68, 90],
                [32, 90],
                [16, 76, 'smooth', 325],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { petal: { from: [38, 79], to: [67, 53], width: 17, lean: -0.15 } },
                    { round: { r: 1.5 } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'saucer',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [8, '90+$gap'],
                [92, '90+$gap'],
                [80, 109, 3],
                [20, 109, 3],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [8, 34],
          [40, 6, 'smooth', 80],
          [40, -8],
          [60, -8],
          [60, 6, 'smooth', 100],
          [92, 34],
        ],
      },
    },
    {
      curve: {
        points: [
          [-4, 48],
          [104, 48],
          [86, 82, 'smooth', 220],
          [70, 100],
          [30, 100],
          [14, 82, 'smooth', 320],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
