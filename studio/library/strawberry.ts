import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'strawberry',
  motifs: ['strawberry', 'berry', 'leaf'],
  words: [
    'strawberry',
    'berry',
    'raspberry',
    'punnet',
    'fraise',
    'fragola',
    'jam',
    'compote',
    'fruit',
    'grower',
    'smoothie',
    'summer',
    'picking',
    'cordial',
  ],
  industries: ['food', 'agriculture'],
  moods: ['fresh', 'cheerful', 'friendly', 'romantic', 'natural'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A strawberry.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'fruit',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 22, 'smooth', 90],
                [74, 20, 'smooth', 92],
                [94, 44, 'smooth', 178],
                [50, 102, 'smooth', 270],
                [6, 44, 'smooth', 2],
                [26, 20, 'smooth', 88],
              ],
            },
          },
          {
            fine: [
              { subtract: { of: { disc: { at: [24, 55], r: [2.2, 3.1] } } } },
              { subtract: { of: { disc: { at: [50, 61], r: [2.2, 3.1] } } } },
              { subtract: { of: { disc: { at: [76, 55], r: [2.2, 3.1] } } } },
              { subtract: { of: { disc: { at: [37, 76], r: [2.2, 3.1] } } } },
              { subtract: { of: { disc: { at: [63, 76], r: [2.2, 3.1] } } } },
            ],
          },
        ],
      },
      {
        name: 'leaves',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [45, 16],
                [45, 0, 2],
                [55, 0, 2],
                [55, 16],
              ],
            },
          },
          {
            fine: [
              { petal: { from: [54, 15], to: [14, 22], width: 14 } },
              { petal: { from: [46, 15], to: [86, 22], width: 14 } },
              { petal: { from: [51, 12], to: [36, 42], width: 13 } },
              { petal: { from: [49, 12], to: [64, 42], width: 13 } },
            ],
          },
          { plain: [{ petal: { from: [12, 20], to: [88, 20], width: 20 } }] },
          { round: { r: 1.6, only: 'outer' } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 30, 'smooth', 90],
          [98, 44, 'smooth', 178],
          [50, 106, 'smooth', 270],
          [2, 44, 'smooth', 2],
        ],
      },
    },
    { subtract: { of: { petal: { from: [6, 18], to: [94, 18], width: 26 } }, gap: 10 } },
    { petal: { from: [2, 18], to: [98, 18], width: 32 } },
    { bar: { from: [50, 16], to: [50, -8], width: 14 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
