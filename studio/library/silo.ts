import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'silo',
  motifs: ['silo', 'barn'],
  words: ['silo', 'silos', 'granary', 'grain', 'elevator', 'silage'],
  industries: ['agriculture', 'food'],
  moods: ['honest', 'strong', 'rustic', 'simple'],
  ideas: ['protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A silo and its barn.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'silo',
        role: 'lead',
        shape: [
          { box: { corner: [0, -2], size: [46, 104], r: [23, 23, 1, 1] } },
          { fine: [{ cut: { line: { y: 28 }, gap: '$gap' } }, { cut: { line: { y: 62 }, gap: '$gap' } }] },
        ],
      },
      {
        name: 'barn',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                ['46+$gap', 102],
                ['46+$gap', 44],
                [62, 24],
                [80, 16],
                [98, 24],
                [105, 44],
                [105, 102],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [70, 70], size: [20, 40] } } } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [0, -2], size: [46, 104], r: [23, 23, 1, 1] } },
    {
      polygon: {
        points: [
          [58, 102],
          [58, 50],
          [82, 28],
          [106, 50],
          [106, 102],
        ],
      },
    },
    { subtract: { of: { bar: { from: [-10, 36], to: [46, 36], width: 11 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
