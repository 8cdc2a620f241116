import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'harp',
  motifs: ['harp'],
  words: [
    'harp',
    'harpist',
    'lyre',
    'string',
    'celtic',
    'ireland',
    'irish',
    'angel',
    'bard',
    'troubadour',
    'folk',
    'minstrel',
  ],
  industries: [],
  moods: ['elegant', 'classic', 'romantic', 'calm'],
  ideas: ['harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A harp: leaning pillar, swung neck, the soundbox growing to its foot.',
    dials: { weight: { value: 8.2, min: 8, max: 8.4 } },
    parts: [
      {
        name: 'harp',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [1, 6, 'smooth', 0],
                [9, -6, 'smooth', 90],
                [22, 8, 'smooth', 150],
                [52, 22, 'smooth', 80],
                [82, 4, 'smooth', 65],
                [104, 6, 'smooth', 150],
                [99, 36, 'smooth', 200],
                [62, 90, 'smooth', 225],
                [24, 106, 3],
                [14, 106, 3],
              ],
            },
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [11, 20, 2],
                    [50, 34, 'smooth', 88],
                    [87, 21, 3],
                    [75, 53, 'smooth', 212],
                    [21, 91, 2],
                  ],
                },
              },
            },
          },
          {
            fine: [
              [
                { bar: { from: [30, 20], to: [35.5, 90], width: '$weight' } },
                { bar: { from: [47.2, 26], to: [51.8, 82], width: '$weight' } },
                { bar: { from: [64, 26], to: [67, 68], width: '$weight' } },
              ],
            ],
          },
        ],
      },
    ],
  },
};
