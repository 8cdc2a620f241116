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
  inset: [
    {
      polygon: {
        points: [
          [0, 22],
          [100, 22],
          [50, 116, 4],
        ],
      },
    },
    { box: { corner: [-8, -6], size: [116, 30], r: 15 } },
    { round: { r: 4, only: 'inner' } },
    { subtract: { of: [{ disc: { at: [33, 44], r: 9 } }, { disc: { at: [68, 46], r: 9 } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
