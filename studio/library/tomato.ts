import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tomato',
  motifs: ['tomato', 'leaf', 'star'],
  words: [
    'tomato',
    'pomodoro',
    'ketchup',
    'passata',
    'sauce',
    'salsa',
    'pasta',
    'italian',
    'trattoria',
    'pizzeria',
    'greengrocer',
    'vegetable',
    'grower',
    'allotment',
    'market',
    'greenhouse',
  ],
  industries: ['food', 'restaurant', 'agriculture'],
  moods: ['fresh', 'natural', 'cheerful', 'friendly', 'warm'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A tomato under its star of leaves.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'fruit',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 20, 'smooth', 90],
                [70, 15, 'smooth', 92],
                [101, 53, 'smooth', 180],
                [50, 95, 'smooth', 270],
                [-1, 53, 'smooth', 0],
                [30, 15, 'smooth', 88],
              ],
            },
          },
        ],
      },
      {
        name: 'calyx',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [45, 20],
                [44, 2, 2],
                [54, 0, 2],
                [56, 20],
              ],
            },
          },
          {
            fine: [
              { petal: { from: [52, 17], to: [8, 27], width: 14 } },
              { petal: { from: [48, 17], to: [92, 27], width: 14 } },
              { petal: { from: [51, 13], to: [30, 51], width: 14 } },
              { petal: { from: [49, 13], to: [70, 51], width: 14 } },
            ],
          },
          {
            plain: [
              { petal: { from: [50, 12], to: [50, 46], width: 18 } },
              { petal: { from: [8, 24], to: [92, 24], width: 20 } },
            ],
          },
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
          [50, 22, 'smooth', 90],
          [72, 18, 'smooth', 92],
          [104, 58, 'smooth', 180],
          [50, 104, 'smooth', 270],
          [-4, 58, 'smooth', 0],
          [28, 18, 'smooth', 88],
        ],
      },
    },
    { subtract: { of: [{ petal: { from: [20, 16], to: [80, 16], width: 24 } }], gap: 11 } },
    { petal: { from: [10, 14], to: [90, 14], width: 30 } },
    { bar: { from: [50, 12], to: [54, -8], width: 14 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
