import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fox',
  motifs: ['fox', 'brush', 'flame'],
  words: [
    'fox',
    'foxes',
    'vixen',
    'renard',
    'fuchs',
    'reynard',
    'sly',
    'clever',
    'cub',
    'den',
    'volpe',
    'zorro',
    'lis',
  ],
  industries: ['design', 'software', 'marketing', 'publishing', 'games', 'toys'],
  moods: ['clever', 'quirky', 'friendly', 'creative', 'warm'],
  ideas: ['craft', 'speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A sitting fox whose brush is a brush: the tip is loaded with colour.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'fox',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [56, -6],
                [75, 14],
                [104, 30],
                [84, 47, 'smooth', 235],
                [79, 64, 'smooth', 175],
                [81, 99],
                [45, 99],
                [45, 74, 'smooth', 5],
                [52, 44, 'smooth', 10],
                [49, 24, 'smooth', 355],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      {
        name: 'tail',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [62, 99],
                [24, 99, 'smooth', 275],
                [0, 64, 'smooth', 0],
                [15, 8],
                [37, 60, 'smooth', 170],
                [62, 90],
              ],
            },
          },
          { subtract: { of: { use: { part: 'fox' } }, gap: '$gap' } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
        split: { by: { half: { through: [10, 50], facing: 350 } }, role: 'accent', gap: '$gap' },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 106, 5],
          [-2, 54, 3],
          [4, -4, 3],
          [38, 26],
          [62, 26],
          [96, -4, 3],
          [102, 54, 3],
        ],
      },
    },
    { subtract: { of: [{ disc: { at: [31, 56], r: 7.5 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
