import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'beer-glass',
  motifs: ['glass'],
  words: [
    'beer',
    'pint',
    'lager',
    'ale',
    'foam',
    'pub',
    'taproom',
    'brewery',
    'brewer',
    'stout',
    'pilsner',
    'alehouse',
    'tavern',
    'ipa',
  ],
  industries: ['brewery', 'bar'],
  moods: ['bold', 'clever', 'fresh', 'rustic', 'modern'],
  ideas: ['two-become-one'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'The foam lies on the peaks like snow.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'foam',
        role: 'lead',
        shape: [
          { box: { corner: [10, -4], size: [80, 50], r: 18 } },
          {
            intersect: {
              of: {
                polygon: {
                  points: [
                    [-20, -30],
                    [120, -30],
                    [120, 58],
                    [64, 16],
                    [50, 32],
                    [38, 22],
                    [-20, 64],
                  ],
                },
              },
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'beer',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [15, 0],
                [85, 0],
                [77, 106],
                [23, 106],
              ],
              round: 5,
            },
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [-20, -30],
                    [120, -30],
                    [120, 58],
                    [64, 16],
                    [50, 32],
                    [38, 22],
                    [-20, 64],
                  ],
                },
              },
              gap: '$gap',
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [37, 34],
          [63, 34],
          [60, 69],
          [40, 69],
        ],
      },
    },
    { box: { corner: [33, 31], size: [34, 13], r: 6 } },
  ],
};
