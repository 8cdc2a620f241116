import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'calla-lily',
  motifs: ['lily', 'flower'],
  words: [
    'lily',
    'lilies',
    'calla',
    'arum',
    'funeral',
    'condolence',
    'remembrance',
    'lilie',
    'lirio',
    'giglio',
  ],
  industries: ['support-services', 'flowers', 'religion', 'wellness'],
  moods: ['calm', 'elegant', 'caring', 'discreet', 'timeless'],
  ideas: ['shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'One calla lily: a single leaf rolled around its light.',
    dials: { weight: { value: 10, min: 9.4, max: 10.8 } },
    parts: [
      {
        name: 'lily',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [45, 70],
                [26, 54, 'smooth', 322],
                [12, 26, 'smooth', 0],
                [42, 0, 'smooth', 82],
                [70, 0, 'smooth', 92],
                [94, -8, 3],
                [89, 22, 'smooth', 192],
                [70, 54, 'smooth', 222],
                [55, 70],
              ],
            },
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [46, 57],
                    [27, 30, 'smooth', 0],
                    [50, 13, 'smooth', 88],
                    [75, 12],
                    [69, 36, 'smooth', 205],
                  ],
                },
              },
            },
          },
          { bar: { from: [50, 66], to: [50, 104], width: '$weight' } },
          { petal: { from: [51, 104], to: [84, 70], width: 17 } },
          { petal: { from: [49, 104], to: [16, 70], width: 17 } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'spadix',
        role: 'accent',
        shape: { bar: { from: [47.6, 41], to: [52, 29.5], width: 11, cap: 'round' } },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [44, 64],
          [10, 20, 'smooth', 0],
          [50, -8, 'smooth', 85],
          [98, -14],
          [90, 20, 'smooth', 195],
          [56, 64],
        ],
      },
    },
    { bar: { from: [50, 56], to: [50, 104], width: 15 } },
    { subtract: { of: { bar: { from: [49, 36], to: [54, 18], width: 15, cap: 'round' } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
