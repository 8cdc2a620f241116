import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bow-tie',
  motifs: ['bow'],
  words: [
    'bow-tie',
    'tie',
    'tuxedo',
    'suit',
    'gentleman',
    'formal',
    'groom',
    'butler',
    'waiter',
    'evening',
    'gala',
    'menswear',
    'catering',
    'concierge',
    'maitre',
    'sommelier',
  ],
  industries: ['fashion', 'tailoring', 'events', 'hotel'],
  moods: ['elegant', 'classic', 'luxurious', 'masculine', 'serious'],
  ideas: ['contrast', 'craft'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Evening dress in one disc: the shirt is the paper between two lapels.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9 } },
    parts: [
      {
        name: 'jacket',
        role: 'lead',
        shape: [
          { disc: { at: [50, 52], r: 51 } },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [-6, -10],
                    [106, -10],
                    [50, 98],
                  ],
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      polygon: {
                        points: [
                          [23, 38],
                          [9, 38],
                          [28, 49],
                        ],
                      },
                    },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
            ],
          },
          { round: { r: 1.5 } },
        ],
      },
      { name: 'button', role: 'lead', shape: [{ disc: { at: [50, 56], r: 5.5 } }] },
      {
        name: 'bow',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [30, 9, 3],
                [50, 18],
                [70, 9, 3],
                [70, 35, 3],
                [50, 26],
                [30, 35, 3],
              ],
            },
          },
          { fine: [{ box: { at: [50, 22], size: [13, 17], r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [33, 40, 2],
          [50, 47],
          [67, 40, 2],
          [67, 61, 2],
          [50, 54],
          [33, 61, 2],
        ],
      },
    },
  ],
};
