import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pagoda',
  motifs: ['pagoda', 'temple'],
  words: ['pagoda', 'pagodas', 'pagode', 'stupa', 'temple', 'shrine', 'asia', 'orient', 'zen'],
  industries: ['travel'],
  moods: ['calm', 'timeless', 'classic'],
  ideas: ['harmony', 'balance', 'shelter'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A pagoda; each roof repeats the one below it, a little smaller.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'tower',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [44, 16],
                [46, -6, 2],
                [54, -6, 2],
                [56, 16],
              ],
            },
          },
          {
            curve: {
              points: [
                [8, 22, 2],
                [28, 22, 'smooth', 80],
                [40, 8],
                [60, 8],
                [72, 22, 'smooth', 100],
                [92, 22, 2],
                [77, 36],
                [23, 36],
              ],
            },
          },
          { fine: [{ box: { corner: [32, 30], size: [36, 16] } }] },
          { plain: [{ box: { corner: [30, 22], size: [40, 60] } }] },
          {
            curve: {
              points: [
                [1, 58, 2],
                [22, 58, 'smooth', 80],
                [35, 42],
                [65, 42],
                [79, 58, 'smooth', 100],
                [99, 58, 2],
                [83, 72],
                [17, 72],
              ],
            },
          },
          { box: { corner: [26, 66], size: [48, 38] } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [40, 86, 9],
                        [60, 86, 9],
                        [60, 120],
                        [40, 120],
                      ],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [46, -6],
          [54, -6],
          [58, 10],
          [92, 22],
          [80, 38],
          [66, 38],
          [66, 44],
          [99, 58],
          [84, 74],
          [74, 74],
          [74, 104],
          [26, 104],
          [26, 74],
          [16, 74],
          [1, 58],
          [34, 44],
          [34, 38],
          [20, 38],
          [8, 22],
          [42, 10],
        ],
      },
    },
    { subtract: { of: { box: { corner: [40, 84], size: [20, 30] } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
