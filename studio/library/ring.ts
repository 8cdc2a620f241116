import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ring',
  motifs: ['ring'],
  words: [
    'ring',
    'jeweller',
    'jewellery',
    'engagement',
    'wedding',
    'bride',
    'goldsmith',
    'proposal',
    'bridal',
    'marriage',
    'vow',
    'couple',
  ],
  industries: ['jewellery', 'events'],
  moods: ['elegant', 'romantic', 'feminine', 'natural', 'luxurious'],
  ideas: ['connection', 'two-become-one'],
  construction: 'interlock',
  mark: {
    blazon: 1,
    idea: 'Two wedding rings, one through the other.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'one',
        role: 'second',
        shape: [
          { ring: { at: [31, 38], r: 39, width: 11 } },
          { plain: [{ subtract: { of: { disc: { at: [69, 62], r: 39 } }, gap: '$gap' } }] },
        ],
      },
      {
        name: 'other',
        role: 'lead',
        shape: [
          { ring: { at: [69, 62], r: 39, width: 11 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { ring: { at: [31, 38], r: 39, width: 11 } },
                    { intersect: { of: { disc: { at: [63, 30], r: 16 } } } },
                  ],
                  gap: '$gap',
                },
              },
            ],
          },
        ],
        knock: { gap: '$gap', near: { disc: { at: [37, 70], r: 24 } } },
      },
    ],
  },
  inset: [{ ring: { at: [50, 50], r: 17, width: 8 } }],
};
