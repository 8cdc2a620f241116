import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'vase',
  motifs: ['vase', 'jar', 'wave'],
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
  ideas: ['craft', 'flow', 'contrast'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A vase dipped twice, each time a little aslant: the lines are the maker’s hand.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 } },
    parts: [
      {
        name: 'body',
        role: 'none',
        shape: {
          curve: {
            points: [
              [27, 0, 3],
              [73, 0, 3],
              [67, 17, 'smooth', 180],
              [90, 54, 'smooth', 180],
              [68, 100, 3],
              [32, 100, 3],
              [10, 54, 'smooth', 0],
              [33, 17, 'smooth', 0],
            ],
          },
        },
      },
      {
        name: 'clay',
        role: 'lead',
        shape: [
          { use: { part: 'body' } },
          { cut: { line: { through: [50, 44], angle: 72 }, gap: '$gap' } },
          { fine: [{ cut: { line: { through: [50, 68], angle: 72 }, gap: '$gap' } }] },
          { subtract: { of: { half: { through: [50, 44], facing: -18 } } } },
        ],
      },
      {
        name: 'glaze',
        role: 'second',
        shape: [
          { use: { part: 'body' } },
          { cut: { line: { through: [50, 44], angle: 72 }, gap: '$gap' } },
          { intersect: { of: { half: { through: [50, 44], facing: -18 } } } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [42, 33],
          [58, 33],
          [56, 40, 'smooth', 180],
          [64, 52, 'smooth', 180],
          [57, 67],
          [43, 67],
          [36, 52, 'smooth', 0],
          [44, 40, 'smooth', 0],
        ],
      },
    },
  ],
};
