import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'toothbrush',
  motifs: ['toothbrush'],
  words: [
    'toothbrush',
    'toothbrushes',
    'toothpaste',
    'brushing',
    'bristle',
    'bristles',
    'floss',
    'hygienist',
    'dental',
    'dentist',
    'oral',
    'zahnbürste',
    'dentifrice',
    'spazzolino',
    'cepillo',
    'escova',
    'tandenborstel',
    'tandborste',
    'οδοντόβουρτσα',
    'щётка',
    'فرشاة',
    '歯ブラシ',
    '牙刷',
    '칫솔',
  ],
  industries: ['dental', 'cleaning', 'beauty', 'e-commerce'],
  moods: ['fresh', 'clean', 'friendly', 'simple'],
  ideas: ['protection', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A toothbrush and a ribbon of paste: the morning, ready.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'brush',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, 66, 8],
                [30, 65, 'smooth', 91],
                [54, 69, 'smooth', 92],
                [106, 69, 6],
                [106, 83, 6],
                [56, 83, 'smooth', 270],
                [30, 86, 'smooth', 270],
                [0, 85, 8],
              ],
            },
          },
          {
            fine: [
              { box: { corner: [57, 46], size: [10, 28] } },
              { box: { corner: [75, 46], size: [9, 28] } },
              { box: { corner: [92, 46], size: [10, 28] } },
              { round: { r: 1.6 } },
            ],
          },
          { plain: [{ box: { corner: [58, 46], size: [43, 28] } }] },
          { turn: { by: -42 } },
        ],
      },
      {
        name: 'paste',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [58, 30, 'smooth', 0],
                    [66, 23, 'smooth', 85],
                    [79, 23, 'smooth', 90],
                    [90, 15, 'smooth', 40],
                    [100, 8, 2.5],
                    [100, 20, 'smooth', 170],
                    [104, 30, 'smooth', 180],
                    [97, '46-$gap', 'smooth', 270],
                    [65, '46-$gap', 'smooth', 270],
                  ],
                },
              },
            ],
          },
          { plain: [{ box: { corner: [58, 22], size: [44, '24-$gap'], r: 7 } }] },
          { turn: { by: -42 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [0, 64],
          [30, 64],
          [54, 68],
          [108, 68],
          [108, 84],
          [54, 84],
          [30, 88],
          [0, 88],
        ],
      },
    },
    { box: { corner: [58, 40], size: [46, 32] } },
    { turn: { by: -42 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
