import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'jam-jar',
  motifs: ['jar'],
  words: [
    'jam',
    'jar',
    'marmalade',
    'preserve',
    'chutney',
    'pickle',
    'compote',
    'confiture',
    'jelly',
    'conserve',
    'ferment',
    'kimchi',
    'larder',
    'pantry',
    'deli',
    'relish',
  ],
  industries: ['food'],
  moods: ['handmade', 'warm', 'rustic', 'friendly', 'cosy'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A jar of jam under a cloth.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'jar',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [24, 34],
                [76, 34],
                [88, 52, 'smooth', 180],
                [88, 94, 9],
                [12, 94, 9],
                [12, 52, 'smooth', 0],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { at: [50, 68], size: [44, 22], r: 11 } } } }] },
        ],
      },
      {
        name: 'cloth',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [24, 2, 6],
                [76, 2, 6],
                [80, 16, 'smooth', 155],
                [96, 30, 2],
                [84, 27, 'smooth', 285],
                [67, 33, 'smooth', 265],
                [50, 28, 'smooth', 270],
                [33, 33, 'smooth', 275],
                [16, 27, 'smooth', 255],
                [4, 30, 2],
                [20, 16, 'smooth', 25],
              ],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [10, 38], size: [80, 64], r: 12 } },
    {
      curve: {
        points: [
          [22, -2, 6],
          [78, -2, 6],
          [96, 27, 2],
          [4, 27, 2],
        ],
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
