import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'wardrobe',
  motifs: ['wardrobe', 'fir', 'door'],
  words: [
    'wardrobe',
    'closet',
    'cupboard',
    'cabinet',
    'armoire',
    'furniture',
    'joiner',
    'cabinetmaker',
    'carpenter',
    'woodwork',
    'storage',
    'tale',
    'fairytale',
    'fantasy',
    'dresser',
  ],
  industries: ['furniture', 'interior-design', 'books', 'fashion'],
  moods: ['clever', 'mysterious', 'natural', 'classic', 'dreamy'],
  ideas: ['transformation', 'two-become-one', 'contrast'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The doors of the wardrobe stand ajar, and the paper between them is a fir.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'wardrobe',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [4, -6], size: [92, 10] } }] },
          { box: { corner: [8, -4], size: [84, 98] } },
          { box: { corner: [8, 90], size: [14, 14] } },
          { box: { corner: [78, 90], size: [14, 14] } },
          {
            subtract: {
              of: [
                {
                  fine: [
                    {
                      polygon: {
                        points: [
                          [50, 14],
                          [66, 38],
                          [59, 38],
                          [72, 58],
                          [63, 58],
                          [78, 80],
                          [22, 80],
                          [37, 58],
                          [28, 58],
                          [41, 38],
                          [34, 38],
                        ],
                      },
                    },
                  ],
                },
                {
                  plain: [
                    {
                      polygon: {
                        points: [
                          [50, 14],
                          [70, 48],
                          [60, 48],
                          [78, 80],
                          [22, 80],
                          [40, 48],
                          [30, 48],
                        ],
                      },
                    },
                  ],
                },
                { box: { corner: ['50-$gap/2', 4], size: ['$gap', 100] } },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [6, -4], size: [88, 98], r: 5 } },
    { box: { corner: [12, 90], size: [20, 16], r: [0, 0, 3, 3] } },
    { box: { corner: [68, 90], size: [20, 16], r: [0, 0, 3, 3] } },
    { subtract: { of: { box: { corner: [43.5, 10], size: [13, 68], r: 0 } } } },
    { subtract: { of: [{ disc: { at: [26, 46], r: 7 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
