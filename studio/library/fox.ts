import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fox',
  motifs: ['fox'],
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
  ideas: ['speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: "A fox's mask, from the front.",
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'mask',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [4, -10, 3],
                [34, 20, 'smooth', 122],
                [66, 20, 'smooth', 58],
                [96, -10, 3],
                [103, 34, 'smooth', 174],
                [98, 52, 2],
                [70, 64, 'smooth', 228],
                [60, 82, 3],
                [40, 82, 3],
                [30, 64, 'smooth', 312],
                [2, 52, 2],
                [-3, 34, 'smooth', 6],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { petal: { from: [22, 36], to: [41, 50], width: 11 } },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'cheeks',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [0, 63, 3],
                [22, 72, 'smooth', 122],
                [35, 96, 3],
                [14, 84, 'smooth', 312],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'nose',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [41, '82+$gap', 3],
                [59, '82+$gap', 3],
                [50, '94+$gap', 'smooth', 270],
              ],
            },
          },
        ],
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
