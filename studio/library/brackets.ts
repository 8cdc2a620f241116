import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'brackets',
  motifs: ['house'],
  words: [
    'bracket',
    'code',
    'coder',
    'coding',
    'developer',
    'programming',
    'program',
    'syntax',
    'script',
    'open-source',
    'function',
    'compile',
    'engineer',
    'hackspace',
    'bootcamp',
    'repository',
    'compiler',
  ],
  industries: ['developer-tools', 'software', 'education', 'data'],
  moods: ['technical', 'clever', 'simple', 'modern', 'friendly'],
  ideas: ['shelter', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Square brackets are the walls and an angle bracket the roof: a home for code, the cursor at its door.',
    dials: { weight: { value: 13.5, min: 12.4, max: 14.4 }, gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'roof',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [1, 41],
                [50, 5],
                [99, 41],
              ],
              width: '$weight',
            },
          },
        ],
      },
      {
        name: 'walls',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [12, 20],
                [88, 20],
                [88, 100],
                [12, 100],
              ],
            },
          },
          { outline: { width: '$weight', side: 'inside' } },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [-20, 56],
                    [50, 5],
                    [120, 56],
                    [120, -60],
                    [-20, -60],
                  ],
                },
              },
              gap: '$weight/2+$gap',
            },
          },
          { subtract: { of: { box: { corner: [34, 0], size: [32, 120] } } } },
        ],
      },
      { name: 'cursor', role: 'accent', shape: { fine: [{ box: { corner: [43, 62], size: [14, 38] } }] } },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [33, 49],
          [50, 37],
          [67, 49],
        ],
        width: 8,
      },
    },
    { box: { corner: [44, 53], size: [12, 15] } },
  ],
};
