import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'toothbrush',
  motifs: [],
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
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A toothbrush; its bristles are cut to the bow of the teeth.',
    dials: { gap: { value: 9.6, min: 9.2, max: 10.2 } },
    parts: [
      {
        name: 'brush',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-22, 60, 8],
                [26, 56, 'smooth', 90],
                [64, 60, 'smooth', 92],
                [118, 60, 7],
                [118, 76, 7],
                [60, 76, 'smooth', 270],
                [26, 78, 'smooth', 270],
                [-22, 82, 9],
              ],
            },
          },
          {
            fine: [
              { box: { corner: [61, 32], size: [12, 32] } },
              { box: { corner: ['73+$gap', 32], size: [12, 32] } },
              { box: { corner: ['85+2*$gap', 32], size: [12, 32] } },
            ],
          },
          { plain: [{ box: { corner: [68, 34], size: [50, 30] } }] },
          { turn: { by: -45 } },
        ],
      },
    ],
  },
};
