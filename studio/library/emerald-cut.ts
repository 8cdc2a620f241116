import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'emerald-cut',
  motifs: ['diamond'],
  words: [
    'diamond',
    'gem',
    'gemstone',
    'emerald',
    'emeralds',
    'cut',
    'facet',
    'facets',
    'stone',
    'jewel',
    'jeweller',
    'smaragd',
    'émeraude',
    'esmeralda',
    'smeraldo',
    'zümrüt',
    'σμαράγδι',
    'изумруд',
    'زمرد',
    'エメラルド',
    '祖母绿',
    '에메랄드',
  ],
  industries: ['jewellery'],
  moods: ['luxurious', 'precise', 'elegant', 'classic', 'modern'],
  ideas: ['precision', 'craft', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A step-cut stone from above: eight facets stand around the table.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9 } },
    parts: [
      {
        name: 'facets',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [34, -4],
                [66, -4],
                [90, 20],
                [90, 80],
                [66, 104],
                [34, 104],
                [10, 80],
                [10, 20],
              ],
            },
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [41, '24-$gap'],
                    [59, '24-$gap'],
                    ['66+$gap', 31],
                    ['66+$gap', 69],
                    [59, '76+$gap'],
                    [41, '76+$gap'],
                    ['34-$gap', 69],
                    ['34-$gap', 31],
                  ],
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [45, 30], to: [26, -20], width: '$gap' } },
                    { bar: { from: [45, 34], to: [-10, 12], width: '$gap' } },
                    { mirror: { line: { x: 50 } } },
                    { mirror: { line: { y: 50 } } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'table',
        role: 'second',
        shape: {
          polygon: {
            points: [
              [44, 24],
              [56, 24],
              [66, 34],
              [66, 66],
              [56, 76],
              [44, 76],
              [34, 66],
              [34, 34],
            ],
          },
        },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [32, -4],
          [68, -4],
          [92, 20],
          [92, 80],
          [68, 104],
          [32, 104],
          [8, 80],
          [8, 20],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [40, 14],
                [60, 14],
                [74, 28],
                [74, 72],
                [60, 86],
                [40, 86],
                [26, 72],
                [26, 28],
              ],
            },
          },
        ],
      },
    },
    {
      polygon: {
        points: [
          [44, 28],
          [56, 28],
          [61, 34],
          [61, 66],
          [56, 72],
          [44, 72],
          [39, 66],
          [39, 34],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
