import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'goat',
  motifs: ['goat'],
  words: [
    'goat',
    'capricorn',
    'billy',
    'ibex',
    'chamois',
    'goatherd',
    'capra',
    'cabra',
    'ziege',
    'chèvre',
    'alpine',
    'mohair',
    'cashmere',
    'beard',
    'horn',
  ],
  industries: ['food', 'agriculture', 'travel'],
  moods: ['quirky', 'strong', 'rustic'],
  ideas: ['balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: "A goat's head with a long horn and a beard.",
    dials: { gap: { value: 9, min: 8.8, max: 9.8 } },
    parts: [
      {
        name: 'goat',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [30, 34],
                [54, 30, 'smooth', 105],
                [68, 50, 'smooth', 158],
                [82, 78, 'smooth', 160],
                [92, 108],
                [42, 108],
                [43, 86, 'smooth', 350],
                [36, 76, 'smooth', 290],
                [31, 90, 'smooth', 200],
                [17, 105, 3.5],
                [15, 82, 'smooth', 350],
                [0, 72, 'smooth', 300],
                [2, 60, 'smooth', 25],
                [20, 43, 'smooth', 42],
              ],
            },
          },
          {
            curve: {
              points: [
                [32, 38],
                [50, 0, 'smooth', 52],
                [86, 0, 'smooth', 122],
                [107, 42, 3.5],
                [84, 21, 'smooth', 295],
                [64, 22, 'smooth', 215],
                [56, 40],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }] },
          { fine: [{ subtract: { of: [{ petal: { from: [46, 48], to: [60, 70], width: 12 } }] } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [32, 32],
          [54, 30, 'smooth', 100],
          [68, 46, 'smooth', 155],
          [82, 76, 'smooth', 160],
          [92, 106],
          [42, 106],
          [43, 84, 'smooth', 350],
          [36, 78, 'smooth', 290],
          [30, 92, 'smooth', 200],
          [14, 104],
          [14, 82, 'smooth', 350],
          [0, 70, 'smooth', 300],
          [2, 58, 'smooth', 25],
          [20, 42, 'smooth', 42],
        ],
      },
    },
    {
      curve: {
        points: [
          [30, 40],
          [52, -6, 'smooth', 68],
          [88, 6, 'smooth', 128],
          [102, 50, 2],
          [82, 28, 'smooth', 300],
          [64, 26, 'smooth', 225],
          [60, 40],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
