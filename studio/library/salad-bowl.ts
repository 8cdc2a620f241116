import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'salad-bowl',
  motifs: ['salad', 'bowl'],
  words: [
    'salad',
    'salads',
    'lettuce',
    'greens',
    'bowl',
    'healthy',
    'vegan',
    'vegetarian',
    'lunch',
    'salat',
    'salade',
    'insalata',
    'ensalada',
    'salada',
    'sallad',
  ],
  industries: ['food', 'restaurant', 'agriculture'],
  moods: ['fresh', 'natural', 'cheerful', 'friendly', 'clean'],
  ideas: ['harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bowl, a lettuce, a tomato.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'green',
        role: 'lead',
        shape: [
          { fine: [{ scallop: { at: [32, 32], r: 32, n: 9, depth: 6 } }] },
          { plain: [{ disc: { at: [32, 34], r: 29 } }] },
        ],
      },
      { name: 'tomato', role: 'accent', knock: '$gap', shape: { disc: { at: [82, 31], r: 16 } } },
      {
        name: 'bowl',
        role: 'lead',
        knock: '$gap',
        shape: [
          { sector: { at: [50, 48], r: 54, from: 90, to: 270 } },
          { intersect: { of: { box: { corner: [-10, 48], size: [120, 45] } } } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [30, 32], r: 28 } },
    { disc: { at: [80, 30], r: 19 } },
    { subtract: { of: { box: { corner: [-20, 40], size: [140, 30] } } } },
    { sector: { at: [50, 50], r: 54, from: 90, to: 270 } },
    { intersect: { of: { box: { corner: [-10, -20], size: [120, 114] } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
