import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bonsai',
  motifs: ['bonsai', 'tree', 'pot'],
  words: [
    'bonsai',
    'tree',
    'pine',
    'juniper',
    'miniature',
    'pot',
    'japan',
    'japanese',
    'zen',
    'garden',
    'gardener',
    'pruning',
    'patience',
    'nursery',
    'potted',
    'penjing',
    'topiary',
  ],
  industries: ['gardening', 'wellness'],
  moods: ['calm', 'elegant', 'precise', 'timeless', 'natural'],
  ideas: ['growth', 'balance', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An old bonsai leans out of its shallow pot.',
    dials: { gap: { value: 9.2, min: 8.9, max: 9.8 } },
    parts: [
      {
        name: 'pot',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [10, 87],
                [92, 87],
                [82, 106],
                [20, 106],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'tree',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [22, 100],
                [42, 74, 'smooth', 35],
                [51, 58, 'smooth', 0],
                [46, 38, 'smooth', 350],
                [51, 10],
                [62, 10],
                [58, 36, 'smooth', 175],
                [67, 58, 'smooth', 180],
                [60, 78, 'smooth', 190],
                [64, 100],
              ],
            },
          },
          { bar: { from: [58, 68], to: [20, 42], width: 10 } },
          { bar: { from: [54, 78], to: [90, 50], width: 10 } },
          {
            curve: {
              points: [
                [26, 20],
                [39.95, -1.25, 'smooth', 60],
                [57, -5, 'smooth', 90],
                [74.05, -1.25, 'smooth', 120],
                [88, 20],
              ],
            },
          },
          {
            curve: {
              points: [
                [-10, 46],
                [-0.10000000000000142, 30.700000000000003, 'smooth', 60],
                [12, 28, 'smooth', 90],
                [24.1, 30.700000000000003, 'smooth', 120],
                [34, 46],
              ],
            },
          },
          {
            curve: {
              points: [
                [75.6, 55],
                [84.33, 41.4, 'smooth', 60],
                [95, 39, 'smooth', 90],
                [105.67, 41.4, 'smooth', 120],
                [114.4, 55],
              ],
            },
          },
          { subtract: { of: { half: { through: [50, '87-$gap'], facing: 180 } } } },
          { fine: [{ round: { r: 3 } }] },
          { plain: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
};
