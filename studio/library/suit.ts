import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'suit',
  motifs: ['suit-jacket'],
  words: [
    'suit',
    'tailor',
    'lapel',
    'jacket',
    'tie',
    'necktie',
    'blazer',
    'tuxedo',
    'bespoke',
    'menswear',
    'gentleman',
    'groom',
    'tailored',
    'formalwear',
  ],
  industries: ['tailoring', 'fashion'],
  moods: ['elegant', 'masculine', 'classic', 'professional', 'precise'],
  ideas: ['craft', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The front of a suit: two lapels, two notches, and the tie between them.',
    dials: { gap: { value: 8.3, min: 8.1, max: 8.6 } },
    parts: [
      {
        name: 'jacket',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [15, 2],
                [85, 2],
                [97, 9, 'smooth', 115],
                [104, 34, 'smooth', 176],
                [104, 98],
                [-4, 98],
                [-4, 34, 'smooth', 4],
                [3, 9, 'smooth', 65],
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [33, -6],
                      [67, -6],
                      [50, 88],
                    ],
                  },
                },
                { bar: { from: [50, 50], to: [50, 104], width: '$gap' } },
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    [
                      {
                        line: {
                          points: [
                            [20, -6],
                            [11, 32],
                            [21, 38],
                            [27.2, 62],
                          ],
                          width: '$gap',
                          cap: 'round',
                        },
                      },
                      { mirror: { line: { x: 50 } } },
                    ],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'tie',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [43.5, 2],
                [56.5, 2],
                [54.4, 12],
                [55.6, 50],
                [50, 59],
                [44.4, 50],
                [45.6, 12],
              ],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [18, 0],
          [82, 0],
          [94, 7, 'smooth', 115],
          [102, 34, 'smooth', 176],
          [102, 100],
          [-2, 100],
          [-2, 34, 'smooth', 4],
          [6, 7, 'smooth', 65],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [14, -8],
                [86, -8],
                [56.5, 74],
                [56.5, 110],
                [43.5, 110],
                [43.5, 74],
              ],
            },
          },
          [
            {
              polygon: {
                points: [
                  [26, 20],
                  [11, 24],
                  [11, 38],
                  [31, 34],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
        ],
      },
    },
    {
      polygon: {
        points: [
          [41, 0],
          [59, 0],
          [57, 14],
          [58, 36],
          [50, 47],
          [42, 36],
          [43, 14],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
