import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dummy',
  motifs: ['baby'],
  words: [
    'dummy',
    'pacifier',
    'soother',
    'baby',
    'babies',
    'newborn',
    'infant',
    'nursery',
    'teether',
    'toddler',
    'cot',
    'lullaby',
    'maternity',
    'nanny',
  ],
  industries: ['childcare', 'retail', 'toys', 'healthcare'],
  moods: ['cute', 'playful', 'soft', 'caring', 'cheerful'],
  ideas: ['protection', 'growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A dummy, waiting for somebody small.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'ring',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [-2, 40],
                  size: [104, 24],
                  r: 12,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [-2, 40],
                  size: [104, 24],
                },
              },
            ],
          },
          {
            ring: {
              at: [50, 78],
              r: 27,
              width: 11,
            },
          },
        ],
      },
      {
        name: 'teat',
        role: 'second',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [33, -6],
                  size: [34, 30],
                  r: 15,
                },
              },
              {
                box: {
                  corner: [37, 16],
                  size: [26, '24-$gap'],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [33, -6],
                  size: [34, '46-$gap'],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [0, 40],
        size: [100, 22],
        r: 11,
      },
    },
    {
      ring: {
        at: [50, 76],
        r: 24,
        width: 11,
      },
    },
    {
      box: {
        corner: [34, 0],
        size: [32, 34],
        r: 14,
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
