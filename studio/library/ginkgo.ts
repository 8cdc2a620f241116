import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ginkgo',
  motifs: ['ginkgo', 'leaf', 'fan'],
  words: [
    'ginkgo',
    'gingko',
    'maidenhair',
    'fan',
    'leaf',
    'autumn',
    'japanese',
    'kyoto',
    'botanical',
    'herbal',
    'memory',
    'longevity',
    'apothecary',
    'arboretum',
  ],
  industries: ['wellness', 'beauty', 'perfume', 'gardening'],
  moods: ['elegant', 'natural', 'timeless', 'calm'],
  ideas: ['harmony', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A ginkgo leaf opened like a folding fan.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'leaf',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 80],
                [34, 70],
                [-4, 66],
                [0, 30, 'smooth', 15],
                [34, 6, 'smooth', 95],
                [50, 24],
                [50, 80],
              ],
            },
          },
          { fine: [{ round: { r: 4 } }] },
          {
            subtract: {
              of: [
                { fine: [{ bar: { from: [0, 12], to: [30, 48], width: '$gap', cap: 'round' } }] },
                { plain: [{ bar: { from: [0, 12], to: [33, 52], width: '$gap' } }] },
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          {
            fine: [
              { subtract: { of: [{ bar: { from: [50, 0], to: [50, 48], width: '$gap', cap: 'round' } }] } },
            ],
          },
          { plain: [{ subtract: { of: [{ bar: { from: [50, 0], to: [50, 52], width: '$gap' } }] } }] },
          {
            taper: {
              points: [
                [50, 58],
                [50.5, 76, 'smooth', 176],
                [55, 91],
              ],
              from: 17,
              to: 13,
            },
          },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    [{ sector: { at: [50, 78], r: 80, from: -62, to: 62 } }, { round: { r: 6, only: 'outer' } }],
    { bar: { from: [50, 70], to: [42, 108], width: 16 } },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [36, -10],
              [64, -10],
              [53, 30, 5],
              [49, 30, 5],
            ],
          },
        },
      },
    },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
