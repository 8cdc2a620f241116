import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'submarine',
  motifs: ['submarine'],
  words: [
    'submarine',
    'submarines',
    'periscope',
    'uboat',
    'nautilus',
    'submersible',
    'undersea',
    'torpedo',
    'bathyscaphe',
  ],
  industries: ['marine'],
  moods: ['adventurous', 'playful', 'mysterious'],
  ideas: ['journey', 'flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A submarine on its way up.',
    dials: { hole: { value: 6, min: 5.6, max: 6.6 } },
    parts: [
      {
        name: 'boat',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [26, 44],
                [76, 44, 'smooth', 90],
                [110, 67, 'smooth', 180],
                [76, 90, 'smooth', 270],
                [40, 90, 'smooth', 270],
                [8, 74],
                [-6, 86],
                [-6, 48],
                [8, 60],
              ],
            },
          },
          {
            polygon: {
              points: [
                [42, 48],
                [46, 28, 4],
                [74, 28, 4],
                [78, 48],
              ],
            },
          },
          {
            line: {
              points: [
                [62, 32],
                [62, 8],
                [80, 8],
              ],
              width: 10,
              bend: 4,
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          {
            fine: [
              {
                subtract: { of: [{ disc: { at: [40, 67], r: '$hole' } }, { repeat: { n: 3, by: [20, 0] } }] },
              },
            ],
          },
          { plain: [{ subtract: { of: { bar: { from: [42, 67], to: [80, 67], width: 11 } } } }] },
          { turn: { by: -24 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [20, 46],
          [80, 46, 'smooth', 90],
          [108, 66, 'smooth', 180],
          [80, 88, 'smooth', 270],
          [36, 88, 'smooth', 270],
          [4, 74],
          [-8, 86],
          [-8, 48],
          [4, 60],
        ],
      },
    },
    {
      polygon: {
        points: [
          [40, 50],
          [46, 24],
          [70, 24],
          [74, 50],
        ],
      },
    },
    { subtract: { of: [{ disc: { at: [40, 67], r: 7 } }, { disc: { at: [64, 67], r: 7 } }] } },
    { turn: { by: -24 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
