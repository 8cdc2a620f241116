import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pizza',
  motifs: ['pizza', 'arrow'],
  words: [
    'pizza',
    'pizzeria',
    'slice',
    'napoli',
    'naples',
    'neapolitan',
    'margherita',
    'mozzarella',
    'pepperoni',
    'italian',
    'trattoria',
    'calzone',
    'takeaway',
    'delivery',
  ],
  industries: ['restaurant', 'food', 'bar', 'logistics'],
  moods: ['bold', 'warm', 'playful', 'energetic', 'friendly'],
  ideas: ['guidance', 'speed'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A slice on its way: the point goes first, the crust is the hand that holds it.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'crust',
        role: 'second',
        shape: [{ sector: { at: [0, 100], r: 105, from: 11, to: 79, hole: 86 } }, { round: { r: 8 } }],
      },
      {
        name: 'cheese',
        role: 'lead',
        shape: [
          { sector: { at: [0, 100], r: '86-$gap', from: 14, to: 76 } },
          { round: { r: 4 } },
          {
            subtract: {
              of: [
                { disc: { at: [31, 48.5], r: 8 } },
                { fine: [{ disc: { at: [51.5, 69], r: 8 } }, { disc: { at: [24, 76], r: 7.5 } }] },
              ],
            },
          },
        ],
      },
    ],
  },
};
