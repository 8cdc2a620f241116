import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'needle',
  motifs: ['needle', 'tulip', 'thread'],
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
    'lapel',
    'suit',
    'atelier',
    'istanbul',
    'embroidery',
  ],
  industries: ['tailoring', 'fashion', 'crafts'],
  moods: ['precise', 'handmade', 'elegant', 'classic', 'timeless'],
  ideas: ['craft', 'precision', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two lapels close around a needle: together they are a tulip, and the needle is its stem.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'lapels',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 92],
                [3, 52, 'smooth', 358],
                [9, 6, 2.5],
                [28, 30, 'smooth', 140],
                [50, 47],
              ],
            },
          },
          { fine: [{ round: { r: 1.5 } }] },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'needle',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                limb: {
                  points: [
                    [50, 9, 12],
                    [50, 20, 11.5],
                    [50, 40, 5],
                    [50, 101, 4],
                  ],
                },
              },
              { subtract: { of: { bar: { from: [50, 10], to: [50, 19], width: 8.4, cap: 'round' } } } },
            ],
          },
          {
            plain: [
              {
                limb: {
                  points: [
                    [50, 6, 7.5],
                    [50, 101, 4],
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [50, 37, 5],
          [50, 66, 4],
        ],
      },
    },
    {
      curve: {
        points: [
          [50, 62],
          [35, 52, 'smooth', 350],
          [34, 36, 2],
          [46, 50],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
  ],
};
