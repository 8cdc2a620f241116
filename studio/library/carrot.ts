import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'carrot',
  motifs: ['carrot', 'plant', 'leaf', 'root'],
  words: [
    'carrot',
    'vegetable',
    'vegetables',
    'veg',
    'veggie',
    'vegan',
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
    dials: { gap: { value: 8.4, min: 8.1, max: 8.9 } },
    parts: [
      {
        name: 'root',
        role: 'lead',
        shape: [
          {
            limb: {
              points: [
                [50, 44, 25],
                [50, 98, 6],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [6, 46], to: [40, 46], width: '$gap', cap: 'round' } },
                    { bar: { from: [94, 60.5], to: [54, 60.5], width: '$gap', cap: 'round' } },
                    { bar: { from: [6, 75], to: [46, 75], width: '$gap', cap: 'round' } },
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
          {
            limb: {
              points: [
                [50, '15-$gap', 4],
                [50, -20, 11],
              ],
            },
          },
          {
            limb: {
              points: [
                [50, '15-$gap', 4],
                [24, -7, 10],
              ],
            },
          },
          {
            limb: {
              points: [
                [50, '15-$gap', 4],
                [76, -7, 10],
              ],
            },
          },
          { round: { r: 3, only: 'inner' } },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    [{ drop: { at: [50, 48], r: 25, tip: [50, 108] } }, { round: { r: 3, only: 'outer' } }],
    [
      { petal: { from: [50, 34], to: [50, -4], width: 18 } },
      { spin: { n: 3, about: [50, 36], step: 38 } },
      { turn: { by: -38, about: [50, 36] } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
