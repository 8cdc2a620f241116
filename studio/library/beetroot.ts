import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'beetroot',
  motifs: ['beetroot'],
  words: [
    'beetroot',
    'beetroots',
    'beet',
    'beets',
    'borscht',
    'betterave',
    'barbabietola',
    'remolacha',
    'radish',
    'turnip',
    'vegbox',
    'vegetable',
    'vegetables',
  ],
  industries: ['food', 'agriculture', 'restaurant', 'gardening'],
  moods: ['natural', 'rustic', 'fresh', 'honest', 'handmade'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A beetroot with one glint, and its leaves.',
    dials: { gap: { value: 9.4, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'root',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 42, 'smooth', 90],
                [92, 68, 'smooth', 180],
                [66, 96, 'smooth', 240],
                [40, 110, 'smooth', 235],
                [36, 108, 4],
                [38, 98, 'smooth', 300],
                [8, 68, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [28, 64],
                        [34, 78, 'smooth', 150],
                        [48, 84],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'leaves',
        role: 'second',
        shape: [
          { petal: { from: [50, 50], to: [50, -10], width: 24, lean: 0.5 } },
          [{ petal: { from: [48, 50], to: [2, 0], width: 24, lean: 0.5 } }, { mirror: { line: { x: 50 } } }],
          { round: { r: 3, only: 'inner' } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
          { subtract: { of: { use: { part: 'root' } }, gap: '$gap' } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 42, 'smooth', 90],
          [92, 68, 'smooth', 180],
          [56, 100, 'smooth', 235],
          [44, 114],
          [40, 100, 'smooth', 305],
          [8, 68, 'smooth', 0],
        ],
      },
    },
    { petal: { from: [50, 30], to: [50, -12], width: 24 } },
    [{ petal: { from: [46, 31], to: [8, 0], width: 24 } }, { mirror: { line: { x: 50 } } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
