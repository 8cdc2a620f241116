import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'piggy-bank',
  motifs: ['piggy-bank', 'pig', 'coin'],
  words: [
    'piggy',
    'pig',
    'bank',
    'saving',
    'savings',
    'money',
    'coin',
    'penny',
    'thrift',
    'budget',
    'deposit',
    'allowance',
    'pork',
    'cashbox',
  ],
  industries: ['banking', 'finance', 'accounting', 'childcare'],
  moods: ['friendly', 'playful', 'cute', 'trustworthy', 'optimistic'],
  ideas: ['growth', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pig looks straight at you, the slot for coins between its ears.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          { disc: { at: [50, 56], r: [48, 44] } },
          [
            {
              polygon: {
                points: [
                  [6, 48],
                  [-2, 2, 5],
                  [40, 20],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { round: { r: 3, only: 'inner' } },
          {
            subtract: {
              of: [
                { bar: { from: [39, 26], to: [61, 26], width: '$gap', cap: 'round' } },
                { fine: [{ disc: { at: [24, 43], r: 5.4 } }, { disc: { at: [76, 43], r: 5.4 } }] },
              ],
            },
          },
        ],
      },
      {
        name: 'snout',
        role: 'accent',
        knock: '$gap',
        shape: [
          { disc: { at: [50, 69], r: [20, 14] } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [42, 69], r: 4.4 } }, { disc: { at: [58, 69], r: 4.4 } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 53], r: [17, 15] } },
    {
      polygon: {
        points: [
          [35, 50],
          [33, 33],
          [48, 40],
        ],
      },
    },
    {
      polygon: {
        points: [
          [65, 50],
          [67, 33],
          [52, 40],
        ],
      },
    },
    { subtract: { of: { disc: { at: [50, 58], r: [7, 5] } } } },
  ],
};
