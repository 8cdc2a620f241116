import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'leaf',
  motifs: ['leaf'],
  words: [
    'leaf',
    'farm',
    'farmland',
    'plough',
    'crop',
    'harvest',
    'organic',
    'agronomy',
    'vineyard',
    'plantation',
    'tea',
    'countryside',
    'rural',
  ],
  industries: ['agriculture', 'environment', 'food', 'gardening'],
  moods: ['natural', 'optimistic', 'fresh', 'honest'],
  ideas: ['growth', 'harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'One leaf, with its rib.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'leaf',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [101, -1],
                [93, 56, 'smooth', 192],
                [50, 89, 'smooth', 264],
                [20, 80, 4],
                [11, 50, 'smooth', 6],
                [44, 7, 'smooth', 78],
              ],
            },
          },
          { bar: { from: [24, 76], to: [5, 95], width: 10, cap: 'round' } },
          { subtract: { of: { bar: { from: [22, 78], to: [70, 30], width: 8.4, cap: 'round' } } } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    [
      { petal: { from: [10, 96], to: [96, 4], width: 62 } },
      { subtract: { of: { bar: { from: [4, 102], to: [66, 36], width: 13 } } } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
