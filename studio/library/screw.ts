import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'screw',
  motifs: ['screw'],
  words: [
    'screw',
    'fastener',
    'fixing',
    'screwdriver',
    'assembly',
    'hardware',
    'joiner',
    'builder',
    'fixer',
    'repair',
    'handyman',
    'woodwork',
    'diy',
    'dowel',
  ],
  industries: ['hardware-tools', 'construction', 'manufacturing', 'furniture', 'crafts'],
  moods: ['honest', 'clever', 'strong', 'natural'],
  ideas: ['craft', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A screw with a slot in its head.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [18, 6, 3],
                [50, -11, 'smooth', 90],
                [82, 6, 3],
                [66, 12, 2],
                [66, 21, 2],
                [34, 21, 2],
                [34, 12, 2],
              ],
            },
          },
          { turn: { by: 35 } },
        ],
      },
      {
        name: 'thread',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [30, 38],
                [70, 31],
                [70, 44],
                [30, 51],
              ],
            },
          },
          {
            polygon: {
              points: [
                [31, 60],
                [69, 53],
                [68, 66],
                [32, 73],
              ],
            },
          },
          {
            polygon: {
              points: [
                [33, 82],
                [67, 75],
                [60, 92],
                [50, 120],
                [38, 94],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
          { turn: { by: 35 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [12, 10, 3],
          [50, -20, 'smooth', 90],
          [88, 10, 3],
        ],
      },
    },
    {
      polygon: {
        points: [
          [32, 8],
          [68, 8],
          [68, 70],
          [50, 116],
          [32, 70],
        ],
      },
    },
    { turn: { by: 35 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
