import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pepper-mill',
  motifs: ['pepper-mill'],
  words: [
    'pepper-mill',
    'peppercorn',
    'seasoning',
    'pepper',
    'spice',
    'grinder',
    'grind',
    'condiment',
    'bistro',
    'trattoria',
    'dining',
    'salt',
  ],
  industries: ['restaurant', 'food'],
  moods: ['classic', 'elegant', 'warm', 'professional'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A turned pepper mill.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'top',
        role: 'second',
        shape: [
          { disc: { at: [50, -2], r: 7 } },
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 2],
                    [55, 3],
                    [56, 9, 'smooth', 140],
                    [78, 28, 'smooth', 180],
                    [68, 42, 2],
                    [50, 42],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [50, 2],
                    [78, 26, 'smooth', 180],
                    [68, 42],
                    [50, 42],
                  ],
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, '42+$gap'],
                    [69, '42+$gap', 1.5],
                    [64, 62, 'smooth', 184],
                    [64, 72, 'smooth', 176],
                    [76, 94, 'smooth', 172],
                    [76, 101, 3],
                    [50, 101],
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
                    [50, '42+$gap'],
                    [69, '42+$gap'],
                    [64, 66],
                    [76, 101],
                    [50, 101],
                  ],
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, -2], r: 10 } },
    { disc: { at: [50, 25], r: [30, 19] } },
    {
      polygon: {
        points: [
          [28, 54],
          [72, 54],
          [64, 72],
          [82, 104, 3],
          [18, 104, 3],
          [36, 72],
        ],
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
