import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'loaf',
  motifs: ['wheat', 'oven'],
  words: [
    'loaf',
    'bread',
    'sourdough',
    'baker',
    'bakery',
    'bakehouse',
    'dough',
    'crust',
    'boulangerie',
    'levain',
    'rye',
    'flour',
    'miller',
    'brot',
    'pain',
  ],
  industries: ['bakery', 'food', 'cafe', 'restaurant'],
  moods: ['warm', 'honest', 'handmade', 'rustic', 'cosy', 'natural'],
  ideas: ['craft', 'growth', 'transformation'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The baker’s blade scores an ear of wheat into the loaf: the field is still in the bread.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 }, cut: { value: 13, min: 12, max: 13.6 } },
    parts: [
      {
        name: 'loaf',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [8, 88, 14],
                [-1, 60, 'smooth', 358],
                [50, 10, 'smooth', 90],
                [101, 60, 'smooth', 182],
                [92, 88, 14],
              ],
            },
          },
          {
            subtract: {
              of: [
                [{ petal: { from: [50, 48], to: [50, 19.5], width: '$cut' } }, { round: { r: 2 } }],
                [{ bar: { from: [50, 64], to: [50, 100], width: '$gap', cap: 'round' } }],
                [
                  { fine: [{ petal: { from: [39, 61.5], to: [23.5, 37], width: '$cut' } }] },
                  { petal: { from: [38.5, 80], to: [11, 62.5], width: '$cut' } },
                  { mirror: { line: { x: 50 } } },
                  { round: { r: 2 } },
                ],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-4, 12], size: [108, 42], r: 21 } },
    { box: { corner: [5, 34], size: [90, 54], r: [0, 0, 8, 8] } },
    { round: { r: 5, only: 'inner' } },
    {
      subtract: {
        of: [
          { bar: { from: [40, 28], to: [33, 50], width: 13, cap: 'round' } },
          { bar: { from: [70, 28], to: [63, 50], width: 13, cap: 'round' } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
