import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pot-house',
  motifs: ['pot', 'house', 'roof'],
  words: [
    'pot',
    'kitchen',
    'cook',
    'cooking',
    'homemade',
    'stew',
    'casserole',
    'soup',
    'supper',
    'canteen',
    'catering',
    'meals',
    'cucina',
    'cocina',
    'recipe',
    'saucepan',
  ],
  industries: ['restaurant', 'food', 'cafe', 'events'],
  moods: ['warm', 'cosy', 'friendly', 'honest', 'caring'],
  ideas: ['shelter', 'two-become-one', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A cooking pot whose lid is the roof of a house: food from home.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 } },
    parts: [
      {
        name: 'lid',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [50, 0],
                [96, 28],
                [96, '46-$gap'],
                [4, '46-$gap'],
                [4, 28],
              ],
            },
          },
          { fine: [{ disc: { at: [50, 2], r: 9 } }, { round: { r: 3 } }] },
        ],
      },
      {
        name: 'pot',
        role: 'lead',
        shape: [
          { box: { corner: [10, 46], size: [80, 44], r: [0, 0, 14, 14] } },
          { box: { corner: [-2, 52], size: [104, 14], r: 4 } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          { subtract: { of: { box: { corner: [37, 60], size: [26, 40], r: [13, 13, 0, 0] } } } },
        ],
      },
    ],
  },
};
