import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'vase',
  motifs: ['vase', 'jar'],
  words: [
    'vase',
    'pottery',
    'potter',
    'ceramic',
    'ceramics',
    'clay',
    'glaze',
    'stoneware',
    'porcelain',
    'earthenware',
    'urn',
    'amphora',
    'terracotta',
    'studio',
  ],
  industries: ['crafts', 'interior-design', 'gallery', 'flowers', 'furniture'],
  moods: ['handmade', 'calm', 'natural', 'elegant', 'timeless'],
  ideas: ['craft', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A vase; its glaze runs down from the shoulder.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'vase',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -4],
                [69, -4, 3],
                [66, 5, 3],
                [61, 17, 'smooth', 180],
                [72, 33, 'smooth', 125],
                [91, 60, 'smooth', 180],
                [72, 94, 'smooth', 215],
                [67, 106, 2],
                [50, 106],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
        split: {
          by: [
            {
              fine: [
                {
                  curve: {
                    points: [
                      [0, -20],
                      [100, -20],
                      [100, 52, 'smooth', 250],
                      [79, 60, 'smooth', 270],
                      [65, 48, 'smooth', 270],
                      [50, 66, 'smooth', 270],
                      [36, 48, 'smooth', 270],
                      [22, 58, 'smooth', 270],
                      [0, 52],
                    ],
                  },
                },
              ],
            },
            { plain: [{ box: { corner: [0, -20], size: [100, 74] } }] },
          ],
          role: 'second',
          gap: '$gap',
        },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -4],
          [69, -4, 3],
          [61, 18, 'smooth', 180],
          [88, 60, 'smooth', 180],
          [67, 106, 2],
          [50, 106],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
