import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ivy',
  motifs: ['ivy', 'leaf', 'plant', 'vine'],
  words: [
    'ivy',
    'ivies',
    'lierre',
    'efeu',
    'edera',
    'hiedra',
    'creeper',
    'evergreen',
    'college',
    'cottage',
    'tendril',
  ],
  industries: ['gardening', 'education', 'hotel', 'environment', 'publishing'],
  moods: ['natural', 'classic', 'timeless', 'elegant', 'trustworthy'],
  ideas: ['growth', 'connection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A leaf of ivy; the stem runs on as its vein.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'leaf',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -12],
                [64, 14, 'smooth', 150],
                [72, 29],
                [103, 29],
                [97, 62, 'smooth', 195],
                [70, 91, 'smooth', 270],
                [50, 82],
                [30, 91, 'smooth', 270],
                [3, 62, 'smooth', 345],
                [-3, 29],
                [28, 29],
                [36, 14, 'smooth', 30],
              ],
            },
          },
          { fine: [{ round: { r: 4 } }] },
          { subtract: { of: { bar: { from: [50, 22], to: [50, 84], width: '$gap' } } } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [21, 46],
                        [50, 74],
                        [79, 46],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
          { bar: { from: [50, 80], to: [50, 110], width: '$gap' } },
          { bar: { from: [44, 84], to: [56, 84], width: 6 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -12],
          [64, 14, 'smooth', 150],
          [72, 29],
          [103, 29],
          [97, 62, 'smooth', 195],
          [70, 95, 'smooth', 270],
          [50, 86],
          [30, 95, 'smooth', 270],
          [3, 62, 'smooth', 345],
          [-3, 29],
          [28, 29],
          [36, 14, 'smooth', 30],
        ],
      },
    },
    { subtract: { of: { bar: { from: [50, 34], to: [50, 110], width: 13 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
