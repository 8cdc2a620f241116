import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'daffodil',
  motifs: ['daffodil', 'flower'],
  words: [
    'daffodil',
    'daffodils',
    'narcissus',
    'narcissi',
    'jonquil',
    'jonquille',
    'narzisse',
    'narzissen',
    'osterglocke',
    'narciso',
    'narcis',
    'nergis',
    'νάρκισσος',
    'нарцисс',
    '水仙',
    '수선화',
    '水仙花',
  ],
  industries: ['flowers', 'gardening', 'childcare', 'wellness', 'nonprofit'],
  moods: ['cheerful', 'fresh', 'optimistic', 'natural', 'friendly'],
  ideas: ['growth'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A daffodil: six petals and one trumpet.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'petals',
        role: 'lead',
        shape: [
          {
            petal: {
              from: [50, 50],
              to: [50, -4],
              width: 34,
              lean: 0.1,
            },
          },
          {
            spin: {
              n: 6,
              about: [50, 50],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'trumpet',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            scallop: {
              at: [50, 50],
              r: 20,
              n: 9,
              depth: 3,
            },
          },
          {
            subtract: {
              of: {
                disc: {
                  at: [50, 50],
                  r: 7.5,
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      petal: {
        from: [50, 50],
        to: [50, -4],
        width: 36,
        lean: 0.1,
      },
    },
    {
      spin: {
        n: 6,
        about: [50, 50],
      },
    },
    {
      subtract: {
        of: {
          disc: {
            at: [50, 50],
            r: 23,
          },
        },
      },
    },
    {
      disc: {
        at: [50, 50],
        r: 12,
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
