import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'needle',
  motifs: ['needle', 'thread'],
  words: [
    'needle',
    'thread',
    'stitch',
    'sew',
    'sewing',
    'tailor',
    'tailoring',
    'seam',
    'terzi',
    'couture',
    'bespoke',
    'atelier',
    'istanbul',
    'embroidery',
  ],
  industries: ['tailoring', 'fashion', 'crafts'],
  moods: ['precise', 'handmade', 'elegant', 'classic', 'timeless'],
  ideas: ['craft', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A needle and its thread.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'needle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -26, 'smooth', 90],
                [64, -8, 'smooth', 180],
                [62.5, 10, 'smooth', 186],
                [56, 40, 'smooth', 183],
                [55, 112],
                [50, 122, 2],
                [45, 112],
                [44, 40, 'smooth', 357],
                [37.5, 10, 'smooth', 354],
                [36, -8, 'smooth', 0],
              ],
            },
          },
          { fine: [{ subtract: { of: { bar: { from: [50, -9], to: [50, 6], width: 9, cap: 'round' } } } }] },
          { turn: { by: 40 } },
          { move: { by: [-4, -4] } },
        ],
      },
      {
        name: 'thread',
        role: 'accent',
        shape: [
          {
            line: {
              points: [
                [99, 32],
                [86, 54, 'smooth', 218],
                [44, 86, 'smooth', 215],
                [48, 106, 'smooth', 100],
                [113, 90],
              ],
              width: 9.2,
              cap: 'round',
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
          [50, -26, 'smooth', 90],
          [72, -4, 'smooth', 180],
          [60, 50, 'smooth', 183],
          [50, 122, 3],
          [40, 50, 'smooth', 357],
          [28, -4, 'smooth', 0],
        ],
      },
    },
    { subtract: { of: { bar: { from: [50, -4], to: [50, 8], width: 14, cap: 'round' } } } },
    { turn: { by: 40 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
