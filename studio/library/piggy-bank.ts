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
    idea: 'A pig from the side, and a coin over its slot.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'pig',
        role: 'lead',
        shape: [
          { disc: { at: [48, 62], r: [42, 33] } },
          { box: { corner: [76, 54], size: [32, 24], r: 7 } },
          {
            polygon: {
              points: [
                [66, 36],
                [88, 24, 3],
                [88, 50],
              ],
            },
          },
          { box: { corner: [22, 76], size: [16, 30], r: 3 } },
          { box: { corner: [60, 76], size: [16, 30], r: 3 } },
          {
            line: {
              points: [
                [12, 56],
                [-2, 54, 'smooth', 300],
                [-4, 44],
              ],
              width: 8.6,
              cap: 'round',
            },
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
          { subtract: { of: { disc: { at: [80, 56], r: 4.4 } } } },
        ],
      },
      { name: 'coin', role: 'accent', shape: { disc: { at: [44, 14], r: 15 } }, knock: '$gap' },
    ],
  },
  inset: [
    { disc: { at: [48, 58], r: [44, 34] } },
    { box: { corner: [76, 46], size: [34, 28], r: 7 } },
    {
      polygon: {
        points: [
          [62, 30],
          [90, 16, 3],
          [90, 50],
        ],
      },
    },
    [{ box: { corner: [20, 74], size: [20, 32], r: 3 } }, { repeat: { n: 2, by: [38, 0] } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
