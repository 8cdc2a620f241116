import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spoon',
  motifs: ['spoon'],
  words: [
    'spoon',
    'tablespoon',
    'teaspoon',
    'ladle',
    'soup',
    'stir',
    'taste',
    'tasting',
    'recipe',
    'canteen',
    'porridge',
    'cutlery',
    'silverware',
    'dessert',
    'diner',
  ],
  industries: ['restaurant', 'food'],
  moods: ['simple', 'friendly', 'classic', 'warm'],
  ideas: ['craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A table spoon.',
    dials: { soft: { value: 2.1, min: 2, max: 2.2 } },
    parts: [
      {
        name: 'spoon',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -24, 'smooth', 90],
                [71, 4.5, 'smooth', 180],
                [54.7, 37, 'smooth', 187],
                [54.7, 58, 'smooth', 178],
                [62.8, 107, 'smooth', 176],
                [50, 122, 'smooth', 270],
                [37.2, 107, 'smooth', 4],
                [45.3, 58, 'smooth', 2],
                [45.3, 37, 'smooth', 353],
                [29, 4.5, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [40.4, -1.6, '$soft'],
                        [41.6, -4, '$soft'],
                      ],
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [50, 4, 26],
          [50, 20, 22],
          [50, 46, 7],
        ],
      },
    },
    {
      limb: {
        points: [
          [50, 44, 7],
          [50, 116, 12],
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
