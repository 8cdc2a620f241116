import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wine-bottle',
  motifs: ['bottle', 'glass'],
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
    'decant',
    'tasting',
    'enoteca',
    'vinotheque',
    'carafe',
    'wineshop',
    'pinot',
    'syrah',
  ],
  industries: ['winery', 'bar', 'restaurant', 'beverage'],
  moods: ['elegant', 'clever', 'classic', 'modern', 'bold'],
  ideas: ['two-become-one', 'contrast', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Two bottles stand side by side; the paper between them is the glass.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'bottles',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [9, -2], size: [23, 11], r: 3 } }] },
          {
            curve: {
              points: [
                [12, -2],
                [29, -2],
                [29, 30, 'smooth', 180],
                ['50.5-$gap/2', 56, 'smooth', 180],
                ['50.5-$gap/2', 102],
                [-1, 102],
                [-1, 56, 'smooth', 0],
                [12, 30, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }] },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [51, 91],
                    ['50.5-$gap/2', 91],
                    [25, 94],
                    [25, 110],
                    [51, 110],
                  ],
                },
              },
            },
          },
          { fine: [{ round: { r: 1.6 } }] },
          { mirror: { line: { x: 50.5 } } },
        ],
      },
      {
        name: 'wine',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [28, 24],
                [73, 24],
                [73, 60],
                [28, 60],
              ],
            },
          },
          { subtract: { of: { use: { part: 'bottles' } }, gap: '$gap-0.2' } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [43, 31], size: [14, 14], r: 2 } },
    { box: { corner: [35, 42], size: [30, 27], r: [11, 11, 3, 3] } },
  ],
};
