import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cupcake',
  motifs: ['cupcake', 'cake', 'cloud', 'cherry'],
  words: [
    'cupcake',
    'cake',
    'cakes',
    'muffin',
    'frosting',
    'icing',
    'sweet',
    'sweets',
    'sugar',
    'dessert',
    'patisserie',
    'confectioner',
    'birthday',
    'party',
    'sprinkle',
  ],
  industries: ['bakery', 'cafe', 'food', 'events'],
  moods: ['cute', 'playful', 'cheerful', 'soft', 'friendly', 'dreamy'],
  ideas: ['two-become-one', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A small cake that carries a cloud, so light is the cream.',
    dials: { gap: { value: 8.3, min: 8, max: 8.9 } },
    parts: [
      {
        name: 'cream',
        role: 'lead',
        shape: [
          { disc: { at: [26, 36], r: 19 } },
          { disc: { at: [74, 36], r: 19 } },
          { disc: { at: [50, 24], r: 25 } },
          { box: { corner: [26, 30], size: [48, 25] } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      { name: 'cherry', role: 'accent', knock: '$gap', shape: { fine: [{ disc: { at: [60, 2], r: 10 } }] } },
      {
        name: 'case',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [14, '55+$gap'],
                [86, '55+$gap'],
                [74, 104],
                [26, 104],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [37, 50], to: [42, 110], width: '$gap' } },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [20, 48],
          [80, 48],
          [70, 104, 4],
          [30, 104, 4],
        ],
      },
    },
    [{ disc: { at: [26, 38], r: 20 } }, { mirror: { line: { x: 50 } } }],
    { disc: { at: [50, 18], r: 24 } },
    { box: { corner: [6, 38], size: [88, 20], r: 10 } },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
