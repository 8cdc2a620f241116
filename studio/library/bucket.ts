import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bucket',
  motifs: ['bucket'],
  words: [
    'bucket',
    'pail',
    'mop',
    'suds',
    'lather',
    'cleaner',
    'cleaning',
    'carwash',
    'scrub',
    'soapy',
    'housekeeping',
  ],
  industries: ['cleaning'],
  moods: ['friendly', 'fresh', 'honest', 'playful'],
  ideas: ['transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bucket with its handle up.',
    dials: { gap: { value: 8.7, min: 8.5, max: 9.2 } },
    parts: [
      {
        name: 'bucket',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [9, 34, 3],
                [91, 34, 3],
                [89.2, 45],
                [10.8, 45],
              ],
            },
          },
          [
            { disc: { at: [50, 40], r: [38, 31] } },
            { subtract: { of: { disc: { at: [50, 41], r: [29.2, 23] } } } },
            { intersect: { of: { half: { through: [50, 40], facing: 0 } } } },
          ],
        ],
      },
      {
        name: 'pail',
        role: 'lead',
        shape: {
          polygon: {
            points: [
              [12.2, '45+$gap'],
              [87.8, '45+$gap'],
              [80.6, 104, 6],
              [19.4, 104, 6],
            ],
          },
        },
      },
    ],
  },
  inset: [
    { ring: { at: [50, 47], r: 16, width: 5 } },
    {
      polygon: {
        points: [
          [32, 46, 1],
          [68, 46, 1],
          [63, 69, 3],
          [37, 69, 3],
        ],
      },
    },
  ],
};
