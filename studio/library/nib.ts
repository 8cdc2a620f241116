import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'nib',
  motifs: ['nib', 'pen'],
  words: [
    'nib',
    'pen',
    'ink',
    'write',
    'writer',
    'writing',
    'copy',
    'editor',
    'author',
    'script',
    'draft',
    'journal',
    'calligraphy',
    'letters',
  ],
  industries: ['publishing', 'media', 'marketing', 'education', 'design', 'books'],
  moods: ['precise', 'elegant', 'classic', 'creative', 'professional'],
  ideas: ['craft', 'precision', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A broad nib and the first line that it writes.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'nib',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [36, 0],
                [64, 0],
                [66, 10],
                [84, 36, 'smooth', 180],
                [65, '88-$gap'],
                [35, '88-$gap'],
                [16, 36, 'smooth', 0],
                [34, 10],
              ],
            },
          },
          {
            subtract: {
              of: [
                { disc: { at: [50, 36], r: 9.5 } },
                { bar: { from: [50, 36], to: [50, 90], width: '$gap' } },
              ],
            },
          },
        ],
      },
      { name: 'line', role: 'accent', shape: { box: { corner: [6, 88], size: [88, 11] } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [40, 33],
          [60, 33],
          [66, 50],
          [50, 68],
          [34, 50],
        ],
      },
    },
    { subtract: { of: { disc: { at: [50, 49], r: 4.6 } } } },
  ],
};
