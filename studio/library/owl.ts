import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'owl',
  motifs: ['owl', 'book'],
  words: [
    'owl',
    'owlet',
    'wise',
    'wisdom',
    'night',
    'read',
    'reading',
    'study',
    'school',
    'tutor',
    'library',
    'bookshop',
    'minerva',
    'athena',
    'learn',
  ],
  industries: ['education', 'books', 'publishing', 'childcare', 'consulting', 'research'],
  moods: ['clever', 'friendly', 'trustworthy', 'playful'],
  ideas: ['guidance', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An owl looks over an open book; the covers are its folded wings.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [1, -4, 3],
                [50, 6, 'smooth', 90],
                [99, -4, 3],
                [100, 34, 'smooth', 180],
                [50, 86, 'smooth', 270],
                [0, 34, 'smooth', 0],
              ],
            },
          },
          { subtract: { of: [{ disc: { at: [27.5, 34], r: 17 } }, { mirror: { line: { x: 50 } } }] } },
        ],
      },
      {
        name: 'pupils',
        role: 'accent',
        shape: [{ disc: { at: [27.5, 34], r: '17-$gap' } }, { mirror: { line: { x: 50 } } }],
      },
      {
        name: 'book',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [0, 66],
                [50, 78],
                [100, 66],
                [100, 94],
                [50, 106],
                [0, 94],
              ],
            },
          },
          { fine: [{ cut: { line: { x: 50 }, gap: '$gap' } }, { round: { r: 3, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [0, -2, 4],
          [50, 12, 'smooth', 90],
          [100, -2, 4],
          [102, 50, 'smooth', 180],
          [50, 104, 'smooth', 270],
          [-2, 50, 'smooth', 0],
        ],
      },
    },
    { subtract: { of: [{ disc: { at: [29, 46], r: 13 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
