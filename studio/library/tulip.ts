import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tulip',
  motifs: ['tulip', 'lily', 'flower', 'leaf'],
  words: [
    'tulip',
    'lily',
    'lilies',
    'spring',
    'bulb',
    'holland',
    'garden',
    'bouquet',
    'lale',
    'lys',
    'bloom',
    'florist',
    'petal',
  ],
  industries: ['flowers', 'gardening', 'beauty', 'perfume', 'events', 'hotel'],
  moods: ['elegant', 'fresh', 'feminine', 'romantic', 'classic'],
  ideas: ['growth', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A tulip offered by its own two leaves.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'cup',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [21, 0],
                [36, 20],
                [50, -4],
                [64, 20],
                [79, 0],
                [80, 34, 'smooth', 185],
                [50, 62, 'smooth', 270],
                [20, 34, 'smooth', 355],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'leaves',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [2, 36],
                [14, 44, 'smooth', 150],
                [50, 84],
                [50, 104],
                [30, 100, 'smooth', 290],
                [2, 60, 'smooth', 0],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { subtract: { of: { use: { part: 'cup' } }, gap: '$gap' } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [36, 34],
          [43, 41],
          [50, 33],
          [57, 41],
          [64, 34],
          [64, 48, 'smooth', 180],
          [50, 59, 'smooth', 270],
          [36, 48, 'smooth', 0],
        ],
      },
    },
    { bar: { from: [50, 56], to: [50, 67], width: 8 } },
  ],
};
