import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fork',
  motifs: ['fork'],
  words: [
    'fork',
    'cutlery',
    'dine',
    'dining',
    'diner',
    'bite',
    'eat',
    'bistro',
    'pasta',
    'supper',
    'canteen',
    'silverware',
    'restaurant',
    'taste',
  ],
  industries: ['restaurant'],
  moods: ['simple', 'classic', 'friendly', 'modern'],
  ideas: ['craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A table fork.',
    dials: { soft: { value: 3, min: 2.6, max: 3.4 } },
    parts: [
      {
        name: 'fork',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [28, -24, '$soft'],
                    [72, -24, '$soft'],
                    [72, 14, 'smooth', 180],
                    [55, 40, 'smooth', 184],
                    [55, 58, 'smooth', 178],
                    [62, 108, 'smooth', 176],
                    [50, 121, 'smooth', 270],
                    [38, 108, 'smooth', 4],
                    [45, 58, 'smooth', 2],
                    [45, 40, 'smooth', 356],
                    [28, 14, 'smooth', 0],
                  ],
                },
              },
              { subtract: { of: { box: { corner: [36.6, -30], size: [9.4, 38], r: 4.7 } } } },
              { subtract: { of: { box: { corner: [54, -30], size: [9.4, 38], r: 4.7 } } } },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [28, -24],
                    [72, -24],
                    [72, 14, 'smooth', 180],
                    [55, 50, 'smooth', 180],
                    [62, 108, 'smooth', 176],
                    [50, 121, 'smooth', 270],
                    [38, 108, 'smooth', 4],
                    [45, 50, 'smooth', 0],
                    [28, 14, 'smooth', 0],
                  ],
                },
              },
              { subtract: { of: { bar: { from: [41.3, -30], to: [41.3, 8], width: 9.4 } } } },
              { subtract: { of: { bar: { from: [58.7, -30], to: [58.7, 8], width: 9.4 } } } },
            ],
          },
          { turn: { by: 45 } },
          { scale: { by: 0.84 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [22, -24], size: [56, 64], r: [4, 4, 24, 24] } },
    { subtract: { of: { bar: { from: [41, -40], to: [41, 8], width: 10 } } } },
    { subtract: { of: { bar: { from: [59, -40], to: [59, 8], width: 10 } } } },
    {
      limb: {
        points: [
          [50, 30, 8],
          [50, 112, 12],
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
