import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'book-door',
  motifs: ['book'],
  words: [
    'book',
    'books',
    'library',
    'read',
    'reading',
    'story',
    'stories',
    'novel',
    'press',
    'publisher',
    'bookshop',
    'chapter',
    'page',
    'buch',
    'livre',
    'bookseller',
    'author',
    'literature',
  ],
  industries: ['books', 'publishing', 'education', 'childcare', 'games'],
  moods: ['warm', 'friendly', 'trustworthy', 'classic'],
  ideas: ['journey', 'transformation', 'guidance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An open book.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'pages',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-6, 4, 3],
                [24, 0, 'smooth', 92],
                ['50-$gap/2', 12],
                ['50-$gap/2', 78, 2.5],
                [22, 66, 'smooth', 272],
                [-6, 70, 3],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'cover',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [-6, '70+$gap'],
                [22, '66+$gap', 'smooth', 92],
                [50, '79.5+$gap', 2],
                [78, '66+$gap', 'smooth', 88],
                [106, '70+$gap'],
                [106, '81+$gap'],
                [78, '78+$gap', 'smooth', 268],
                [56, '91+$gap'],
                [44, '91+$gap'],
                [22, '78+$gap', 'smooth', 272],
                [-6, '81+$gap'],
              ],
            },
          },
          { subtract: { of: { use: { part: 'pages' } }, gap: '$gap' } },
          { keep: { n: 1 } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-6, 14, 3],
          [24, 8, 'smooth', 92],
          [44, 20],
          [44, 90],
          [22, 78, 'smooth', 272],
          [-6, 84, 3],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
