import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lipstick',
  motifs: ['lipstick'],
  words: [
    'lipstick',
    'makeup',
    'cosmetic',
    'rouge',
    'lip',
    'beautician',
    'visagist',
    'balm',
    'gloss',
    'blush',
    'glamour',
  ],
  industries: ['beauty'],
  moods: ['feminine', 'bold', 'elegant', 'sensual'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A lipstick wound out of its case, cut on the slant.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'bullet',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [33, '32-$gap'],
                [33, 8, 3],
                [60, -17, 'smooth', 60],
                [67, -11, 'smooth', 180],
                [67, '32-$gap'],
              ],
            },
          },
          { turn: { by: 28 } },
        ],
      },
      {
        name: 'tube',
        role: 'lead',
        shape: [{ box: { corner: [30, 32], size: [40, 14] } }, { turn: { by: 28 } }],
      },
      {
        name: 'case',
        role: 'lead',
        shape: [{ box: { corner: [25, '46+$gap'], size: [50, 54], r: 3 } }, { turn: { by: 28 } }],
      },
    ],
  },
};
