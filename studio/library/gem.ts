import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gem',
  motifs: ['diamond'],
  words: [
    'diamond',
    'gem',
    'jewel',
    'gemstone',
    'jeweller',
    'carat',
    'facet',
    'crystal',
    'ruby',
    'sapphire',
    'emerald',
    'precious',
    'sparkle',
    'treasure',
    'opal',
    'amethyst',
    'topaz',
  ],
  industries: ['jewellery'],
  moods: ['luxurious', 'elegant', 'precise', 'timeless', 'clean'],
  ideas: ['precision', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A cut stone from the side: three facets of the crown over one deep point.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'crown',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [22, 4],
                [78, 4],
                [102, '40-$gap'],
                [-2, '40-$gap'],
              ],
            },
          },
          {
            subtract: {
              of: [
                { bar: { from: [50, -2], to: [27, 42], width: '$gap' } },
                { bar: { from: [50, -2], to: [73, 42], width: '$gap' } },
              ],
            },
          },
        ],
      },
      {
        name: 'pavilion',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-4, 40],
                [104, 40],
                [50, 104],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [22, 4],
          [78, 4],
          [104, 38],
          [50, 104],
          [-4, 38],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
