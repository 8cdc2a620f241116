import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'brackets',
  motifs: ['brackets'],
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
    'semicolon',
  ],
  industries: ['developer-tools', 'software'],
  moods: ['technical', 'clever', 'simple', 'modern'],
  ideas: ['precision', 'contrast'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The two brackets and the stroke of a line of code.',
    dials: { weight: { value: 13, min: 12, max: 14 } },
    parts: [
      {
        name: 'brackets',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [26, 19],
                [2, 50],
                [26, 81],
              ],
              width: '$weight',
            },
          },
          {
            line: {
              points: [
                [74, 19],
                [98, 50],
                [74, 81],
              ],
              width: '$weight',
            },
          },
        ],
      },
      {
        name: 'stroke',
        role: 'second',
        shape: [{ bar: { from: [40, 90], to: [60, 10], width: '$weight' } }],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [44, 38],
          [36, 50],
          [44, 62],
        ],
        width: 7,
      },
    },
    { mirror: { line: { x: 50 } } },
  ],
};
