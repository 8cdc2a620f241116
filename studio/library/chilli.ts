import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'chilli',
  motifs: ['chilli', 'sombrero', 'pepper'],
  words: [
    'chilli',
    'chili',
    'pepper',
    'sombrero',
    'mexican',
    'taco',
    'taqueria',
    'burrito',
    'cantina',
    'salsa',
    'moustache',
    'spicy',
    'spice',
    'jalapeno',
    'mariachi',
    'fiesta',
  ],
  industries: ['restaurant', 'food', 'bar'],
  moods: ['playful', 'bold', 'clever', 'loud', 'quirky'],
  ideas: ['two-become-one', 'contrast'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Under the sombrero two chillies make the moustache.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'hat',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [-6, 30, 4],
                    [9, 45, 'smooth', 105],
                    [29, 48, 3],
                    [35, 15, 'smooth', 25],
                    [50, 2, 'smooth', 90],
                    [65, 15, 'smooth', 155],
                    [71, 48, 3],
                    [91, 45, 'smooth', 75],
                    [106, 30, 4],
                    [90, 64, 'smooth', 245],
                    [50, 75, 'smooth', 270],
                    [10, 64, 'smooth', 295],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [-6, 30],
                    [30, 48],
                    [33, 14, 'smooth', 25],
                    [50, 2, 'smooth', 90],
                    [67, 14, 'smooth', 155],
                    [70, 48],
                    [106, 30],
                    [90, 64, 'smooth', 245],
                    [50, 75, 'smooth', 270],
                    [10, 64, 'smooth', 295],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'chillies',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                ['50+$gap/2', '78+$gap', 4],
                [66, '74.5+$gap', 'smooth', 95],
                [87, 88, 'smooth', 80],
                [103, 76, 3.5],
                [90, 102, 'smooth', 245],
                [62, 103, 'smooth', 285],
                ['50+$gap/2', '91+$gap', 4],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [78, 26, 'smooth', 180],
          [60, 76, 'smooth', 230],
          [2, 96, 3],
          [40, 62, 'smooth', 40],
          [42, 26, 'smooth', 0],
          [60, 14, 'smooth', 90],
        ],
      },
    },
    {
      line: {
        points: [
          [60, 18],
          [60, 4],
          [80, 0],
        ],
        width: 13,
        cap: 'round',
        bend: 8,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
