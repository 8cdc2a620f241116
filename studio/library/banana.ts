import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'banana',
  motifs: ['banana'],
  words: [
    'banana',
    'bananas',
    'banane',
    'platano',
    'plantain',
    'musa',
    'tropical',
    'fruit',
    'smoothie',
    'fruitstand',
  ],
  industries: ['food', 'beverage', 'e-commerce'],
  moods: ['playful', 'cheerful', 'youthful', 'quirky', 'fresh'],
  ideas: ['growth'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Two bananas of one bunch.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'back',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [62, 4],
                [76, 12],
                [64, 54, 'smooth', 212],
                [-2, 86],
                [-8, 70],
                [36, 42, 'smooth', 50],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          { turn: { by: -34 } },
        ],
      },
      {
        name: 'front',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [58, -8],
                [74, -8],
                [78, 12, 'smooth', 160],
                [94, 50, 'smooth', 182],
                [64, 96, 'smooth', 250],
                [20, 106],
                [15, 94],
                [56, 70, 'smooth', 40],
                [64, 14, 'smooth', 345],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          { turn: { by: -34 } },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [58, -8],
          [76, -8],
          [80, 12, 'smooth', 160],
          [96, 50, 'smooth', 182],
          [64, 98, 'smooth', 250],
          [2, 104],
          [-2, 88],
          [46, 62, 'smooth', 40],
          [62, 14, 'smooth', 345],
        ],
      },
    },
    { round: { r: 3 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
