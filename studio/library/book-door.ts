import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'book-door',
  motifs: ['book', 'door'],
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
  ],
  industries: ['books', 'publishing', 'education', 'childcare', 'games'],
  moods: ['warm', 'clever', 'friendly', 'trustworthy', 'mysterious'],
  ideas: ['journey', 'transformation', 'guidance'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The cover of a book is a doorway with a light inside.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'cover',
        role: 'lead',
        shape: [
          { box: { corner: [9, 0], size: [82, 100], r: [12, 0, 0, 12] } },
          { subtract: { of: { box: { corner: [23, 78], size: [90, '$gap'] } } } },
          { subtract: { of: { box: { corner: [32, 15], size: [38, 70], r: [19, 19, 0, 0] } } } },
        ],
      },
      {
        name: 'light',
        role: 'accent',
        shape: {
          box: {
            corner: ['32+$gap', '15+$gap'],
            size: ['38-2*$gap', '63-$gap'],
            r: ['19-$gap', '19-$gap', 0, 0],
          },
        },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [32, 37],
          [50, 44],
          [68, 37],
          [68, 60],
          [50, 67],
          [32, 60],
        ],
      },
    },
    { subtract: { of: { bar: { from: [50, 30], to: [50, 54], width: 5 } } } },
  ],
};
