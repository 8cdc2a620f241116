import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cherry-blossom',
  motifs: ['cherry-blossom', 'flower', 'star'],
  words: [
    'sakura',
    'blossom',
    'cherry',
    'prunus',
    'petal',
    'spring',
    'hanami',
    'japan',
    'kyoto',
    'tokyo',
    'bloom',
    'orchard',
    'florist',
  ],
  industries: ['beauty', 'flowers', 'wellness'],
  moods: ['elegant', 'romantic', 'fresh', 'feminine', 'soft', 'calm'],
  ideas: ['growth', 'transformation'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Cherry blossom: five notched petals around a star of stamens.',
    dials: { soft: { value: 3, min: 2.4, max: 3.6 } },
    parts: [
      {
        name: 'blossom',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 50],
                [33, 32, 'smooth', 345],
                [36, 7, 'smooth', 30],
                [44, 0],
                [50, 8],
                [56, 0],
                [64, 7, 'smooth', 150],
                [67, 32, 'smooth', 195],
              ],
            },
          },
          { spin: { n: 5 } },
          { fine: [{ round: { r: '$soft' } }] },
          { plain: [{ round: { r: 3, only: 'inner' } }] },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { star: { at: [50, 50], n: 5, r: 24, inner: 8 } },
                    { round: { r: 2.5, only: 'outer' } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [50, 50], r: 9 } } } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 50],
          [32, 32, 'smooth', 345],
          [36, 7, 'smooth', 30],
          [50, 6, 'smooth', 90],
          [64, 7, 'smooth', 150],
          [68, 32, 'smooth', 195],
        ],
      },
    },
    { spin: { n: 5 } },
    { subtract: { of: { disc: { at: [50, 50], r: 13 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
