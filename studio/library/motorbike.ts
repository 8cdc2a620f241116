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
    [
      { disc: { at: [16, 74], r: 28 } },
      { disc: { at: [86, 74], r: 28 } },
      { subtract: { of: [{ disc: { at: [16, 74], r: 10 } }, { disc: { at: [86, 74], r: 10 } }] } },
    ],
    {
      polygon: {
        points: [
          [20, 44, 3],
          [50, 44],
          [64, 32],
          [84, 32, 4],
          [68, 80, 5],
          [38, 80, 5],
        ],
      },
    },
    {
      line: {
        points: [
          [86, 60],
          [68, 14],
          [48, 14],
        ],
        width: 15,
        cap: 'round',
      },
    },
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
