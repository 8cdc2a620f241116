import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hat',
  motifs: ['hat'],
  words: [
    'hat',
    'fedora',
    'hatter',
    'milliner',
    'millinery',
    'brim',
    'trilby',
    'panama',
    'borsalino',
    'headwear',
    'detective',
    'gentleman',
  ],
  industries: ['fashion'],
  moods: ['classic', 'masculine', 'retro', 'elegant', 'timeless'],
  ideas: ['craft', 'shelter'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A felt hat from the side: pinched crown, a band of paper, a brim in one swing.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'crown',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [18, '57-$gap'],
                [27, 16, 'smooth', 15],
                [40, 4, 'smooth', 78],
                [54, 11, 'smooth', 95],
                [68, 7, 'smooth', 80],
                [78, 21, 'smooth', 165],
                [83, '57-$gap'],
              ],
            },
          },
        ],
      },
      {
        name: 'brim',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-5, 54, 3],
                [18, 57, 'smooth', 95],
                [82, 57, 'smooth', 85],
                [106, 62, 3],
                [80, 79, 'smooth', 262],
                [22, 79, 'smooth', 285],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [18, 60],
          [27, 12, 'smooth', 15],
          [40, -2, 'smooth', 78],
          [54, 6, 'smooth', 95],
          [68, 1, 'smooth', 80],
          [78, 16, 'smooth', 165],
          [83, 60],
        ],
      },
    },
    {
      curve: {
        points: [
          [-5, 54],
          [18, 54, 'smooth', 95],
          [82, 54, 'smooth', 85],
          [106, 60],
          [80, 79, 'smooth', 262],
          [22, 79, 'smooth', 285],
        ],
      },
    },
    { round: { r: 2, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
