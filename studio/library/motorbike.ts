import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'motorbike',
  motifs: ['motorcycle', 'bull'],
  words: [
    'motorbike',
    'motorcycle',
    'biker',
    'moto',
    'rider',
    'chopper',
    'garage',
    'throttle',
    'scrambler',
    'roadster',
    'toro',
  ],
  industries: ['automotive', 'transport', 'sports'],
  moods: ['bold', 'masculine', 'strong', 'edgy', 'clever'],
  ideas: ['speed', 'propulsion', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Head on, a motorbike is a bull: the handlebars are its horns.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bull',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 0, 3],
                [10, 18, 'smooth', 130],
                [34, 24, 'smooth', 95],
                [50, 24],
                [50, '82-$gap'],
                [34, '82-$gap', 4],
                [22, 44, 'smooth', 335],
                [4, 34, 'smooth', 300],
                [-6, 8, 'smooth', 5],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          {
            fine: [
              { cut: { line: { through: [13, 26], angle: 20 }, gap: '$gap' } },
              { cut: { line: { through: [87, 26], angle: 340 }, gap: '$gap' } },
            ],
          },
          { subtract: { of: { disc: { at: [50, 50], r: 15.4 } } } },
        ],
      },
      { name: 'lamp', role: 'accent', shape: [{ disc: { at: [50, 50], r: '15.4-$gap' } }] },
      {
        name: 'tyre',
        role: 'lead',
        shape: [{ box: { corner: [35, 82], size: [30, 25], r: [0, 0, 12, 12] } }],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [35, 34],
          [38, 44],
          [62, 44],
          [65, 34],
        ],
        width: 8,
        bend: 4,
      },
    },
    {
      polygon: {
        points: [
          [41, 42],
          [59, 42],
          [56, 58],
          [44, 58],
        ],
      },
    },
    { box: { corner: [45, 56], size: [10, 12], r: [0, 0, 5, 5] } },
  ],
};
