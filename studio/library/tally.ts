import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tally',
  motifs: ['stripe', 'calculator'],
  words: [
    'tally',
    'count',
    'counting',
    'ledger',
    'score',
    'account',
    'accounts',
    'accounting',
    'bookkeeping',
    'invoice',
    'sum',
    'total',
    'audit',
    'tax',
    'five',
  ],
  industries: ['accounting', 'finance', 'banking', 'software', 'data', 'games'],
  moods: ['trustworthy', 'simple', 'clever', 'precise', 'calm'],
  ideas: ['precision', 'balance', 'growth'],
  construction: 'stencil',
  mark: {
    blazon: 1,
    idea: 'Four strokes and the fifth across: the oldest account in the world.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 }, weight: { value: 17, min: 15.6, max: 18 } },
    parts: [
      {
        name: 'four',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [4, 0], size: ['$weight', 100] } },
              { repeat: { n: 4, by: ['$weight+$gap', 0] } },
            ],
          },
          {
            plain: [
              { box: { corner: [4, 0], size: ['($weight*4+$gap)/3', 100] } },
              { repeat: { n: 3, by: ['($weight*4+$gap)/3+$gap', 0] } },
            ],
          },
        ],
      },
      {
        name: 'fifth',
        role: 'accent',
        knock: '$gap',
        shape: [
          { bar: { from: [-20, 84], to: [128, 16], width: '$weight-6' } },
          { intersect: { of: { box: { corner: [-4, -20], size: ['4*$weight+3*$gap+16', 140] } } } },
        ],
      },
    ],
  },
};
