import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'beard',
  motifs: ['beard'],
  words: [
    'beard',
    'barber',
    'barbershop',
    'shave',
    'gentleman',
    'grooming',
    'trim',
    'whisker',
    'goatee',
    'stubble',
    'lumberjack',
    'hipster',
    'razor',
  ],
  industries: ['hair', 'beauty'],
  moods: ['masculine', 'retro', 'bold', 'friendly', 'simple'],
  ideas: ['craft', 'contrast'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Hair above, beard below: the paper between is the face.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'hair',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [12, 42, 2],
                [18, 10, 'smooth', 20],
                [60, -6, 'smooth', 90],
                [92, 16, 'smooth', 150],
                [88, 42, 2],
                [78, 42, 2],
                [70, 26, 'smooth', 270],
                [42, 30, 'smooth', 240],
                [22, 42, 2],
              ],
            },
          },
        ],
      },
      {
        name: 'beard',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [12, '42+$gap', 2],
                [22, '42+$gap', 2],
                [34, 64, 'smooth', 110],
                [50, 60, 3],
                [66, 64, 'smooth', 70],
                [78, '42+$gap', 2],
                [88, '42+$gap', 2],
                [87, 76, 'smooth', 185],
                [50, 106, 'smooth', 270],
                [13, 76, 'smooth', 355],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [{ petal: { from: [33, 82], to: [67, 82], width: 13 } }, { round: { r: 2 } }],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    [
      {
        limb: {
          points: [
            [36, 50, 20],
            [14, 44, 10],
            [0, 26, 4],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [42, 80],
              [58, 80],
              [50, 62],
            ],
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
