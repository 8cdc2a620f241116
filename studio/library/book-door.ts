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
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An open book stands up, and its spine is the doorway into the story.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'book',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [0, 0],
                ['50', 16],
                ['50', 104],
                [0, 88],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 4, only: 'outer' } }] },
          { subtract: { of: { box: { corner: [31, 36], size: [38, 100], r: [19, 19, 0, 0] } } } },
        ],
      },
      {
        name: 'door',
        role: 'accent',
        shape: [
          {
            box: {
              corner: ['31+$gap', '36+$gap'],
              size: ['38-2*$gap', 100],
              r: ['19-$gap', '19-$gap', 0, 0],
            },
          },
          {
            intersect: {
              of: [
                {
                  polygon: {
                    points: [
                      [0, 0],
                      ['50', 16],
                      ['50', 104],
                      [0, 88],
                    ],
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
        ],
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
