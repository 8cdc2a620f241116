import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hexagon-six',
  motifs: [],
  words: [
    'six',
    'sixth',
    'hexagon',
    'hex',
    'hexa',
    'hexad',
    'sextet',
    'half-dozen',
    'sechs',
    'seis',
    'sei',
    'sex',
  ],
  industries: ['software', 'consulting', 'data', 'design', 'media'],
  moods: ['bold', 'modern', 'simple', 'clever'],
  ideas: ['precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A hexagon whose one side runs on: the cell is a six.',
    dials: { weight: { value: 18.6, min: 17.4, max: 20 } },
    parts: [
      {
        name: 'six',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [69, 0],
                [18, 45],
                [18, 76],
                [50, 94.5],
                [82, 76],
                [82, 48],
                [50, 29.5],
                [20, 46.8],
              ],
              width: '$weight',
              cap: 'flat',
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [69, 0],
          [18, 45],
          [18, 76],
          [50, 94.5],
          [82, 76],
          [82, 48],
          [50, 29.5],
          [20, 46.8],
        ],
        width: 21,
        cap: 'flat',
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
