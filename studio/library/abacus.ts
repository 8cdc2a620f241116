import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'abacus',
  motifs: ['abacus'],
  words: [
    'abacus',
    'bead',
    'counting',
    'arithmetic',
    'bookkeeper',
    'bookkeeping',
    'accountant',
    'ledger',
    'sum',
    'tax',
    'audit',
    'teller',
    'maths',
  ],
  industries: ['accounting'],
  moods: ['classic', 'honest', 'precise', 'trustworthy'],
  ideas: ['precision', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An abacus: three rods in a frame, the beads pushed to and fro.',
    dials: { weight: { value: 8.4, min: 8.2, max: 8.7 } },
    parts: [
      {
        name: 'abacus',
        role: 'lead',
        shape: [
          [{ box: { corner: [-5, -3], size: [110, 106], r: 8 } }, { outline: { width: 9, side: 'inside' } }],
          { bar: { from: [0, 22], to: [100, 22], width: '$weight' } },
          { bar: { from: [0, 50], to: [100, 50], width: '$weight' } },
          { bar: { from: [0, 78], to: [100, 78], width: '$weight' } },
          {
            fine: [
              [
                { box: { at: [20, 22], size: [11.4, 18.6], r: 5.4 } },
                { repeat: { n: 2, by: [20, 0] } },
                { repeat: { n: 2, by: [0, 56] } },
              ],
              [{ box: { at: [60, 50], size: [11.4, 18.6], r: 5.4 } }, { repeat: { n: 2, by: [20, 0] } }],
            ],
          },
          {
            plain: [
              [{ box: { at: [20, 22], size: [11.4, 16] } }, { repeat: { n: 2, by: [0, 56] } }],
              { box: { at: [80, 50], size: [11.4, 16] } },
            ],
          },
        ],
      },
    ],
  },
};
