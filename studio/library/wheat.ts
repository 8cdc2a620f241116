import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wheat',
  motifs: ['wheat'],
  words: [
    'wheat',
    'grain',
    'cereal',
    'flour',
    'barley',
    'rye',
    'spelt',
    'harvest',
    'field',
    'farm',
    'agronomy',
    'oat',
    'malt',
    'bread',
    'granary',
  ],
  industries: ['agriculture', 'food', 'bakery', 'brewery'],
  moods: ['natural', 'honest', 'warm', 'modern'],
  ideas: ['growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An ear of wheat.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'ear',
        role: 'lead',
        shape: [
          { petal: { from: [50, 12], to: [50, -24], width: 20 } },
          [
            { petal: { from: [50, 42], to: [77, 13], width: 18.5, lean: -0.15 } },
            { mirror: { line: { x: 50 } } },
            { repeat: { n: 3, by: [0, 37] } },
          ],
          { bar: { from: [50, 108], to: [50, 134], width: 10.5, cap: 'round' } },
          { fine: [{ round: { r: 2 } }] },
          { turn: { by: 38 } },
        ],
      },
    ],
  },
  inset: [
    { petal: { from: [50, 20], to: [50, -24], width: 26 } },
    [
      { petal: { from: [50, 62], to: [84, 20], width: 26 } },
      { mirror: { line: { x: 50 } } },
      { repeat: { n: 2, by: [0, 44] } },
    ],
    { bar: { from: [50, 100], to: [50, 124], width: 18 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
