import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'carrot',
  motifs: ['carrot', 'root', 'plant'],
  words: [
    'carrot',
    'vegetable',
    'vegetables',
    'veg',
    'veggie',
    'vegan',
    'root',
    'roots',
    'salad',
    'greengrocer',
    'farmbox',
    'organic',
    'crunch',
    'allotment',
    'garden',
  ],
  industries: ['food', 'agriculture', 'restaurant', 'gardening', 'retail'],
  moods: ['fresh', 'friendly', 'natural', 'playful', 'honest'],
  ideas: ['growth', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A carrot pulled a moment ago: three leaves, three lines of earth.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'root',
        role: 'lead',
        shape: [
          {
            limb: {
              points: [
                [50, 44, 27],
                [50, 103, 6],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [10, 52], to: [44, 52], width: '$gap', cap: 'round' } },
                    { bar: { from: [90, 69], to: [54, 69], width: '$gap', cap: 'round' } },
                  ],
                },
              },
            ],
          },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'leaves',
        role: 'second',
        shape: [
          { petal: { from: [50, '17-$gap'], to: [50, -32], width: 20 } },
          { petal: { from: [50, '17-$gap'], to: [19, -20], width: 20 } },
          { petal: { from: [50, '17-$gap'], to: [81, -20], width: 20 } },
          { fine: [{ round: { r: 2.5 } }] },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
};
