import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chilli',
  motifs: ['chilli', 'pepper'],
  words: [
    'chilli',
    'chili',
    'pepper',
    'mexican',
    'taco',
    'taqueria',
    'burrito',
    'cantina',
    'salsa',
    'spicy',
    'spice',
    'jalapeno',
    'fiesta',
    'cayenne',
    'pod',
  ],
  industries: ['restaurant', 'food', 'bar'],
  moods: ['playful', 'bold', 'loud', 'energetic'],
  ideas: ['contrast'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A chilli, curved to its point.',
    dials: { gap: { value: 10, min: 9.8, max: 10.8 } },
    parts: [
      {
        name: 'pod',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [54, 38, 4],
                [98, 38, 4],
                [99, 58, 'smooth', 184],
                [66, 100, 'smooth', 238],
                [-6, 110, 4],
                [36, 84, 'smooth', 50],
                [54, 50, 'smooth', 4],
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
                        [82, 58],
                        [77, 72],
                        [66, 83],
                      ],
                      width: 10,
                      cap: 'round',
                      bend: 18,
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: -24 } },
        ],
      },
      {
        name: 'cap',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [51, '38-$gap', 3],
                [58, 14, 'smooth', 35],
                [76, 7, 'smooth', 90],
                [94, 14, 'smooth', 145],
                [101, '38-$gap', 3],
              ],
            },
          },
          {
            taper: {
              points: [
                [76, 14],
                [73, 0],
                [60, -8],
              ],
              from: 14,
              to: 12,
              cap: 'round',
            },
          },
          { round: { r: 3, only: 'inner' } },
          { turn: { by: -24 } },
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
