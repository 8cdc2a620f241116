import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'greenhouse',
  motifs: ['greenhouse', 'leaf'],
  words: [
    'greenhouse',
    'glasshouse',
    'conservatory',
    'nursery',
    'orangery',
    'botanic',
    'botanical',
    'hothouse',
    'seedling',
    'grower',
    'palmhouse',
    'horticulture',
  ],
  industries: ['gardening', 'agriculture', 'flowers', 'environment'],
  moods: ['natural', 'elegant', 'clever', 'fresh', 'calm'],
  ideas: ['growth', 'shelter', 'two-become-one'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A glasshouse glazed like a leaf: its bars are the veins.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'leaf',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [46, -10],
                [66, 8, 'smooth', 125],
                [92, 50, 'smooth', 180],
                [92, 92],
                [50, 92],
              ],
            },
          },
          { subtract: { of: { box: { corner: [0, -40], size: ['50+$gap/2', 180] } } } },
          {
            fine: [
              { cut: { line: { through: [50, 26], angle: 45 }, gap: '$gap', offsets: [0, 19.6, 39.2] } },
            ],
          },
          { plain: [{ cut: { line: { through: [50, 26], angle: 45 }, gap: '$gap', offsets: [0, 25] } }] },
          { round: { r: 1.6 } },
          { mirror: { line: { x: 50 } } },
          { box: { corner: ['46-$gap/2', 82], size: ['$gap+8', 24] } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 0, 3],
          [98, 40, 3],
          [98, 98, 3],
          [2, 98, 3],
          [2, 40, 3],
        ],
      },
    },
    {
      subtract: {
        of: [
          { box: { corner: [44, -5], size: [12, 110], r: 0 } },
          { box: { corner: [-5, 40], size: [110, 12], r: 0 } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
