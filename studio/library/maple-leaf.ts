import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'maple-leaf',
  motifs: ['maple', 'leaf'],
  words: [
    'maple',
    'syrup',
    'sycamore',
    'acer',
    'canada',
    'canadian',
    'quebec',
    'ontario',
    'vermont',
    'autumn',
    'fall',
    'foliage',
    'leaf',
    'forest',
    'park',
    'arboretum',
    'tree',
  ],
  industries: ['environment'],
  moods: ['natural', 'strong', 'honest', 'bold', 'classic'],
  ideas: ['growth'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A maple leaf, five lobes with straight teeth and a slim bent stalk.',
    dials: { weight: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'leaf',
        role: 'lead',
        shape: [
          [
            {
              polygon: {
                points: [
                  [50, -4],
                  [60, 14],
                  [70, 13],
                  [62, 42],
                  [77, 28],
                  [82, 35],
                  [100, 28],
                  [94, 44],
                  [102, 50],
                  [76, 68],
                  [79, 80],
                  [50, 74],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          {
            line: {
              points: [
                [50, 60],
                [51, 84, 'smooth', 178],
                [60, 108],
              ],
              width: '$weight',
            },
          },
          { fine: [{ round: { r: 2 } }] },
          { plain: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    [
      {
        polygon: {
          points: [
            [50, -4],
            [62, 18],
            [74, 16],
            [66, 42],
            [86, 30],
            [102, 34],
            [96, 52],
            [102, 58],
            [76, 76],
            [50, 76],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { bar: { from: [50, 60], to: [50, 108], width: 18 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
