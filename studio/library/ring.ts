import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'ring',
  motifs: ['ring', 'sprout', 'diamond'],
  words: [
    'ring',
    'jewel',
    'jeweller',
    'jewellery',
    'diamond',
    'gem',
    'engagement',
    'wedding',
    'bride',
    'goldsmith',
    'proposal',
    'bud',
    'bloom',
    'gemstone',
    'bridal',
    'carat',
  ],
  industries: ['jewellery', 'events', 'flowers'],
  moods: ['elegant', 'romantic', 'feminine', 'natural', 'luxurious'],
  ideas: ['growth', 'connection', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A ring in bud: two leaves hold the stone.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 }, weight: { value: 11, min: 10, max: 12 } },
    parts: [
      {
        name: 'ring',
        role: 'lead',
        shape: [
          { ring: { at: [50, 67], r: 38, width: '$weight' } },
          [{ petal: { from: [52, 40], to: [4, 14], width: 24 } }, { mirror: { line: { x: 50 } } }],
        ],
      },
      {
        name: 'stone',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [39, -5],
                [61, -5],
                [72, 7],
                [50, 34],
                [28, 7],
              ],
            },
          },
          { subtract: { of: { use: { part: 'ring' } }, gap: '$gap' } },
          { fine: [{ round: { r: 1.2 } }] },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [50, 66], r: 38, width: 15 } },
    {
      polygon: {
        points: [
          [32, -4, 2],
          [68, -4, 2],
          [82, 14, 2],
          [50, 44],
          [18, 14, 2],
        ],
      },
    },
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
