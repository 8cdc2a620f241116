import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bead-chart',
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
  industries: ['accounting', 'finance', 'education'],
  moods: ['modern', 'optimistic', 'precise', 'friendly', 'trustworthy'],
  ideas: ['growth', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An upright abacus whose beads rise like a chart; the last one is the gain.',
    dials: { weight: { value: 9.8, min: 9.3, max: 10.4 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          { box: { corner: [-1, 91], size: [102, 9] } },
          { bar: { from: [16, 12], to: [16, 96], width: '$weight' } },
          { bar: { from: [50, 12], to: [50, 96], width: '$weight' } },
          { bar: { from: [84, 45], to: [84, 96], width: '$weight' } },
          {
            fine: [
              { box: { at: [16, 72], size: [26, 18], r: 9 } },
              [
                { box: { at: [50, 72], size: [26, 18], r: 9 } },
                { box: { at: [50, 45.4], size: [26, 18], r: 9 } },
                { repeat: { n: 2, by: [34, 0] } },
              ],
            ],
          },
          {
            plain: [
              { box: { at: [16, 72], size: [25, 18] } },
              [{ box: { at: [50, 45.4], size: [25, 18] } }, { repeat: { n: 2, by: [34, 0] } }],
            ],
          },
        ],
      },
      {
        name: 'bead',
        role: 'accent',
        shape: [
          { fine: [{ box: { at: [84, 18.6], size: [26, 18], r: 9 } }] },
          { plain: [{ box: { at: [84, 18], size: [25, 18] } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-3, 90], size: [106, 16] } },
    { bar: { from: [16, 10], to: [16, 96], width: 13 } },
    { bar: { from: [50, 10], to: [50, 96], width: 13 } },
    { bar: { from: [84, 10], to: [84, 96], width: 13 } },
    { box: { at: [16, 68], size: [31, 22], r: 8 } },
    { box: { at: [50, 46], size: [31, 22], r: 8 } },
    { box: { at: [84, 24], size: [31, 22], r: 8 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
