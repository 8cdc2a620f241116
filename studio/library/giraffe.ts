import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'giraffe',
  motifs: ['giraffe'],
  words: [
    'giraffe',
    'tall',
    'height',
    'kindergarten',
    'nursery',
    'savanna',
    'safari',
    'measure',
    'neck',
    'giraffa',
    'paediatric',
    'stretch',
    'zoo',
  ],
  industries: ['childcare', 'education', 'toys'],
  moods: ['playful', 'friendly', 'cheerful', 'youthful'],
  ideas: ['growth', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A giraffe, all neck.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'giraffe',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [6, 64, 'smooth', 0],
                [18, 52, 'smooth', 70],
                [36, 44, 'smooth', 45],
                [54, 4, 'smooth', 15],
                [68, -4, 'smooth', 100],
                [94, 14, 4],
                [90, 25, 4],
                [72, 20, 'smooth', 235],
                [64, 44, 'smooth', 190],
                [66, 70, 'smooth', 178],
                [66, 112],
                [54, 112],
                [52, 80, 'smooth', 330],
                [28, 80, 'smooth', 215],
                [22, 112],
                [10, 112],
              ],
            },
          },
          { bar: { from: [62, 2], to: [60, -14], width: 8.4, cap: 'round' } },
          {
            fine: [
              { round: { r: 2.5 } },
              {
                subtract: {
                  of: [
                    { disc: { at: [52, 50], r: 5 } },
                    { disc: { at: [36, 60], r: 5 } },
                    { disc: { at: [61, 26], r: 4.6 } },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
};
