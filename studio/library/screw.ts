import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'screw',
  motifs: ['screw', 'fir', 'tree'],
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
  ideas: ['craft', 'two-become-one', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A wood screw stood on its head is a fir tree: the thread is the branches, the slotted head the ground.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'screw',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -10, 4],
                [78, 24],
                [88, 76],
                [12, 76],
                [22, 24],
              ],
            },
          },
          { cut: { line: { through: [50, 24], angle: 80 }, gap: '$gap' } },
          { fine: [{ cut: { line: { through: [50, 47], angle: 80 }, gap: '$gap' } }] },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [-20, 82],
                    [120, 58],
                    [120, 120],
                    [-20, 120],
                  ],
                },
              },
            },
          },
          { box: { corner: [42, 10], size: [16, 84] } },
          { box: { corner: [20, 87], size: [60, 14], r: [0, 0, 8, 8] } },
          { round: { r: 2 } },
          { fine: [{ subtract: { of: { box: { corner: [45.5, 92], size: [9, 20] } } } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [8, 2, 6],
          [92, 2, 6],
          [72, 28],
          [72, 84],
          [50, 112, 4],
          [28, 84],
          [28, 28],
        ],
      },
    },
    {
      subtract: {
        of: [
          { bar: { from: [14, 56], to: [86, 42], width: 13 } },
          { bar: { from: [14, 84], to: [86, 70], width: 13 } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
