import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tea-leaf-cup',
  motifs: ['tea-cup', 'cup', 'leaf'],
  words: [
    'tea',
    'teas',
    'teahouse',
    'tearoom',
    'teacup',
    'matcha',
    'chai',
    'oolong',
    'sencha',
    'herbal',
    'infusion',
    'tisane',
    'brew',
    'thé',
    'tee',
    'thee',
    'te',
    'chá',
    'çay',
  ],
  industries: ['cafe', 'beverage', 'wellness'],
  moods: ['calm', 'natural', 'fresh', 'elegant', 'simple'],
  ideas: ['harmony', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cup whose handle is a leaf.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'cup',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, 10],
                [70, 10],
                [66, 62, 'smooth', 195],
                [48, 80],
                [22, 80],
                [4, 62, 'smooth', 345],
              ],
            },
          },
          { box: { corner: [12, '80+$gap'], size: [72, 12] } },
        ],
      },
      {
        name: 'leaf',
        role: 'accent',
        knock: '$gap',
        shape: [{ petal: { from: [66, 66], to: [106, 2], width: 34 } }],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-4, 10],
          [72, 10],
          [68, 62, 'smooth', 195],
          [48, 88],
          [20, 88],
          [0, 62, 'smooth', 345],
        ],
      },
    },
    { subtract: { of: [{ petal: { from: [60, 76], to: [112, 0], width: 56 } }] } },
    { petal: { from: [66, 72], to: [112, 2], width: 34 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
