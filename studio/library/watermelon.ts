import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'watermelon',
  motifs: ['watermelon'],
  words: [
    'watermelon',
    'watermelons',
    'melon',
    'melons',
    'pasteque',
    'sandia',
    'anguria',
    'melancia',
    'wassermelone',
    'karpuz',
    'slice',
    'summer',
    'picnic',
    'juicy',
    'juice',
    'fruit',
    'refreshing',
  ],
  industries: ['food', 'beverage', 'events'],
  moods: ['fresh', 'cheerful', 'playful', 'youthful', 'friendly'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A slice of watermelon with one bite gone.',
    dials: { gap: { value: 9.8, min: 9.4, max: 10.2 } },
    parts: [
      {
        name: 'flesh',
        role: 'lead',
        shape: [
          { sector: { at: [50, 26], r: 43, from: 90, to: 270 } },
          { subtract: { of: { disc: { at: [74, 20], r: 15 } } } },
          { fine: [{ round: { r: 1.5, only: 'outer' } }] },
          {
            fine: [
              { subtract: { of: { disc: { at: [30, 41], r: [4.6, 6.6] } } } },
              { subtract: { of: { disc: { at: [50, 52], r: [4.6, 6.6] } } } },
            ],
          },
          { turn: { by: 15 } },
        ],
      },
      {
        name: 'rind',
        role: 'second',
        shape: [
          { sector: { at: [50, 26], r: 64, from: 90, to: 270, hole: '43+$gap' } },
          { fine: [{ round: { r: 2 } }] },
          { turn: { by: 15 } },
        ],
      },
    ],
  },
  inset: [
    { sector: { at: [50, 26], r: 36, from: 90, to: 270 } },
    { sector: { at: [50, 26], r: 64, from: 90, to: 270, hole: 49 } },
    { turn: { by: 15 } },
    { fit: { at: [50, 50], size: [38, 38] } },
  ],
};
