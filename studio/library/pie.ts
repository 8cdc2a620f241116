import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pie',
  motifs: ['pie'],
  words: ['pie', 'pies', 'quiche', 'crust', 'pastry', 'pasty', 'pieman', 'tourte'],
  industries: ['bakery', 'restaurant', 'food', 'cafe'],
  moods: ['warm', 'cosy', 'honest', 'handmade', 'friendly'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A pie in its dish: a crimped edge and three slashes that let the steam out.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'lid',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [5, 46],
                [50, 2, 'smooth', 90],
                [95, 46],
              ],
            },
          },
          {
            fine: [
              [{ disc: { at: [5, 46], r: 8.6 } }, { repeat: { n: 7, by: [15, 0] } }],
              { box: { corner: [5, 40], size: [90, 10] } },
            ],
          },
          { plain: [{ box: { corner: [-3, 38], size: [106, 16], r: 8 } }] },
          {
            subtract: {
              of: [
                { petal: { from: [50, 13], to: [50, 39], width: 10 } },
                { petal: { from: [31, 21], to: [24, 41], width: 9.6 } },
                { petal: { from: [69, 21], to: [76, 41], width: 9.6 } },
              ],
            },
          },
        ],
      },
      {
        name: 'dish',
        role: 'second',
        shape: {
          polygon: {
            points: [
              [7, '54.6+$gap', 2],
              [93, '54.6+$gap', 2],
              [80, 92, 4],
              [20, 92, 4],
            ],
          },
        },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [8, 44],
          [50, 4, 'smooth', 90],
          [92, 44],
        ],
      },
    },
    { box: { corner: [-2, 40], size: [104, 16], r: 8 } },
    { subtract: { of: { petal: { from: [50, 8], to: [50, 38], width: 14 } } } },
    {
      polygon: {
        points: [
          [8, 68],
          [92, 68],
          [76, 98],
          [24, 98],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
