import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'laptop',
  motifs: [],
  words: [
    'laptop',
    'laptops',
    'computer',
    'computers',
    'notebook',
    'pc',
    'coworking',
    'remote',
    'freelance',
    'freelancer',
    'desktop',
    'helpdesk',
    'workspace',
  ],
  industries: ['software', 'electronics', 'support-services', 'education', 'data'],
  moods: ['modern', 'simple', 'clean', 'friendly', 'optimistic'],
  ideas: ['connection', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A laptop opens and the day begins.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'screen',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [4, 2],
                  size: [92, 72],
                  r: 8,
                },
              },
              {
                subtract: {
                  of: {
                    box: {
                      corner: [15, 13],
                      size: [70, 50],
                      r: 1,
                    },
                  },
                },
              },
              {
                box: {
                  corner: [-6, '74+$gap'],
                  size: [112, 13],
                  r: [0, 0, 8, 8],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [4, 2],
                  size: [92, 72],
                },
              },
              {
                subtract: {
                  of: {
                    box: {
                      corner: [15, 13],
                      size: [70, 50],
                    },
                  },
                },
              },
              {
                box: {
                  corner: [-6, '74+$gap'],
                  size: [112, 13],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        shape: [
          {
            sector: {
              at: [50, '63-$gap'],
              r: 24,
              from: -90,
              to: 90,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [8, 6],
        size: [84, 66],
        r: 6,
      },
    },
    {
      subtract: {
        of: {
          box: {
            corner: [20, 18],
            size: [60, 42],
          },
        },
      },
    },
    {
      box: {
        corner: [0, 80],
        size: [100, 14],
        r: 4,
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
