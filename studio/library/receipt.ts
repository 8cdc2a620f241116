import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'receipt',
  motifs: ['stripe'],
  words: [
    'receipt',
    'invoice',
    'accounting',
    'bookkeeping',
    'ledger',
    'accounts',
    'tax',
    'sum',
    'expenses',
    'audit',
  ],
  industries: ['accounting', 'finance', 'software', 'e-commerce'],
  moods: ['simple', 'precise', 'trustworthy', 'friendly', 'modern'],
  ideas: ['precision', 'balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A receipt, torn off; all that counts is the last line.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'paper',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [8, -5, 5],
                    [92, -5, 5],
                    [92, 108],
                    [78, 94],
                    [64, 108],
                    [50, 94],
                    [36, 108],
                    [22, 94],
                    [8, 108],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [8, -5],
                    [92, -5],
                    [92, 108],
                    [71, 96],
                    [50, 108],
                    [29, 96],
                    [8, 108],
                  ],
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                { box: { corner: [24, 12], size: [52, '$gap'] } },
                { fine: [{ box: { corner: [24, '21.4+$gap'], size: [30, '$gap'] } }] },
              ],
            },
          },
          { subtract: { of: { box: { corner: [24, 54], size: [90, '19+2*$gap'] } } } },
        ],
      },
      {
        name: 'total',
        role: 'accent',
        shape: { box: { corner: ['24+$gap', '54+$gap'], size: ['68-$gap', 19] } },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [8, -5],
          [92, -5],
          [92, 108],
          [71, 92],
          [50, 108],
          [29, 92],
          [8, 108],
        ],
      },
    },
    {
      subtract: {
        of: [{ box: { corner: [26, 16], size: [48, 16] } }, { box: { corner: [26, 48], size: [48, 16] } }],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
