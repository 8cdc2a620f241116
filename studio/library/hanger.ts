import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hanger',
  motifs: ['hanger', 'swan'],
  words: [
    'hanger',
    'wardrobe',
    'closet',
    'clothes',
    'boutique',
    'fashion',
    'dress',
    'laundry',
    'cleaner',
    'garment',
    'rail',
    'couture',
    'stylist',
  ],
  industries: ['fashion', 'cleaning', 'retail'],
  moods: ['elegant', 'clever', 'feminine', 'clean', 'soft'],
  ideas: ['two-become-one', 'transformation', 'harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A clothes hanger whose hook has become the neck of a swan.',
    dials: { weight: { value: 12, min: 11.5, max: 12.8 } },
    parts: [
      {
        name: 'hanger',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, 46, 8],
                [107, 91.5, 9],
                [-7, 91.5, 9],
              ],
            },
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [50, 60],
                    [80, 83],
                    [20, 83],
                  ],
                },
              },
            },
          },
          {
            line: {
              points: [
                [50, 60],
                [50, 46, 'smooth', 0],
                [64, 19, 'smooth', 0],
                [48, -2, 'smooth', 270],
                [35, 8, 'smooth', 215],
              ],
              width: '$weight',
            },
          },
          {
            limb: {
              points: [
                [38, 6, 9.5],
                [20, 24, 4.4],
              ],
            },
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [50, 49],
          [66, 63],
          [34, 63],
        ],
        width: 7,
        bend: 3,
        closed: true,
      },
    },
    {
      line: {
        points: [
          [50, 50],
          [55, 41, 'smooth', 0],
          [49, 35, 'smooth', 270],
          [44, 40],
        ],
        width: 7,
      },
    },
  ],
};
