import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'baby-bottle',
  motifs: ['baby'],
  words: [
    'baby',
    'babies',
    'milk',
    'formula',
    'feeding',
    'feed',
    'infant',
    'newborn',
    'nursery',
    'toddler',
    'nanny',
    'weaning',
    'breastfeeding',
    'childminder',
    'teat',
  ],
  industries: ['childcare', 'healthcare', 'food', 'retail', 'toys'],
  moods: ['caring', 'cute', 'soft', 'friendly', 'cheerful'],
  ideas: ['growth', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bottle for the smallest; the marks tell how much.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'bottle',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [16, 28],
                  size: [68, 14],
                  r: 4,
                },
              },
              {
                box: {
                  corner: [22, 36],
                  size: [56, 70],
                  r: [4, 4, 17, 17],
                },
              },
              {
                subtract: {
                  of: [
                    {
                      box: {
                        corner: [58, 55],
                        size: [30, 8.8],
                      },
                    },
                    {
                      box: {
                        corner: [58, 73.6],
                        size: [30, 8.8],
                      },
                    },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [16, 28],
                  size: [68, 14],
                },
              },
              {
                box: {
                  corner: [22, 36],
                  size: [56, 70],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'teat',
        role: 'accent',
        shape: [
          {
            disc: {
              at: [50, 3],
              r: 11,
            },
          },
          {
            polygon: {
              points: [
                [40, 3],
                [60, 3],
                [62, 8],
                [74, '19-$gap'],
                [74, '28-$gap'],
                [26, '28-$gap'],
                [26, '19-$gap'],
                [38, 8],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [24, 30],
        size: [52, 12],
        r: 3,
      },
    },
    {
      box: {
        corner: [28, 38],
        size: [44, 62],
        r: [2, 2, 12, 12],
      },
    },
    {
      disc: {
        at: [50, 8],
        r: 10,
      },
    },
    {
      polygon: {
        points: [
          [41, 8],
          [59, 8],
          [68, 24],
          [32, 24],
        ],
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
