import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mosque',
  motifs: ['mosque', 'moon', 'crescent'],
  words: [
    'mosque',
    'masjid',
    'minaret',
    'dome',
    'islam',
    'islamic',
    'muslim',
    'muezzin',
    'imam',
    'ramadan',
    'eid',
    'halal',
    'quran',
    'madrasa',
  ],
  industries: [],
  moods: ['calm', 'elegant', 'classic'],
  ideas: ['shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A dome between two minarets under a crescent.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'mosque',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 20],
                [55, 31, 'smooth', 140],
                [79, 56, 'smooth', 180],
                [73, 72],
                [73, 102],
                [27, 102],
                [27, 72],
                [21, 56, 'smooth', 0],
                [45, 31, 'smooth', 40],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    curve: {
                      points: [
                        [50, 61],
                        [61, 78, 'smooth', 180],
                        [61, 110],
                        [39, 110],
                        [39, 78, 'smooth', 0],
                      ],
                    },
                  },
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { box: { corner: [39, 64], size: [22, 46] } } } }] },
          {
            fine: [
              {
                polygon: {
                  points: [
                    [0, 102],
                    [0, 10],
                    [5.5, -6, 1.5],
                    [11, 10],
                    [11, 102],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    [89, 102],
                    [89, 10],
                    [94.5, -6, 1.5],
                    [100, 10],
                    [100, 102],
                  ],
                },
              },
              { round: { r: 1.4, only: 'outer' } },
            ],
          },
          {
            plain: [
              { box: { corner: [0, -2], size: [11, 104] } },
              { box: { corner: [89, -2], size: [11, 104] } },
            ],
          },
        ],
      },
      {
        name: 'crescent',
        role: 'accent',
        shape: [
          { disc: { at: [50, 3], r: 12 } },
          { subtract: { of: { disc: { at: [56, -2], r: 9 } } } },
          { round: { r: 1.2, only: 'outer' } },
        ],
      },
    ],
  },
};
