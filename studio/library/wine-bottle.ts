import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wine-bottle',
  motifs: ['bottle'],
  words: [
    'wine',
    'cellar',
    'winery',
    'vintner',
    'sommelier',
    'cork',
    'bar',
    'cabernet',
    'claret',
    'bordeaux',
    'tasting',
    'enoteca',
    'vinotheque',
    'wineshop',
    'pinot',
    'syrah',
  ],
  industries: ['winery', 'bar', 'restaurant', 'beverage'],
  moods: ['elegant', 'clever', 'classic', 'modern', 'bold'],
  ideas: ['harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bottle of wine, leaning.',
    dials: { gap: { value: 12, min: 11.6, max: 13 } },
    parts: [
      {
        name: 'bottle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [39, 4, 1],
                [61, 4, 1],
                [62, 24, 'smooth', 178],
                [78, 54, 'smooth', 178],
                [78, 122, 6],
                [22, 122, 6],
                [22, 54, 'smooth', 2],
                [38, 24, 'smooth', 2],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [33, 66], size: [34, 34], r: 2 } } } }] },
          { turn: { by: 34 } },
        ],
      },
      {
        name: 'capsule',
        role: 'accent',
        shape: [{ box: { corner: [38, '4-$gap-22'], size: [24, 22], r: 3 } }, { turn: { by: 34 } }],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [36, -22, 3],
          [64, -22, 3],
          [64, 24, 'smooth', 178],
          [80, 54, 'smooth', 178],
          [80, 122, 6],
          [20, 122, 6],
          [20, 54, 'smooth', 2],
          [36, 24, 'smooth', 2],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
