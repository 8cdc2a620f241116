import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'barn',
  motifs: ['barn', 'owl'],
  words: [
    'barn',
    'owl',
    'farm',
    'farmhouse',
    'hayloft',
    'hay',
    'granary',
    'farmstead',
    'homestead',
    'stable',
    'rural',
    'countryside',
    'ranch',
  ],
  industries: ['agriculture', 'hotel', 'food', 'events'],
  moods: ['clever', 'rustic', 'warm', 'friendly', 'quirky'],
  ideas: ['shelter', 'two-become-one'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A barn owl looks out of the loft: the heart of its face is the opening.',
    dials: { soft: { value: 2, min: 1, max: 3 } },
    parts: [
      {
        name: 'barn',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -4],
                [84, 8],
                [102, 42],
                [96, 42],
                [96, 102],
                [4, 102],
                [4, 42],
                [-2, 42],
                [16, 8],
              ],
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
          {
            subtract: {
              of: [
                { disc: { at: [35, 37], r: 19 } },
                { disc: { at: [65, 37], r: 19 } },
                {
                  polygon: {
                    points: [
                      [17.5, 45],
                      [50, 30],
                      [82.5, 45],
                      [50, 82],
                    ],
                  },
                },
                { box: { corner: [46, 76], size: [8, 40] } },
              ],
            },
          },
        ],
      },
      {
        name: 'eyes',
        role: 'lead',
        shape: [{ disc: { at: [34, 39], r: 7.5 } }, { mirror: { line: { x: 50 } } }],
      },
      { name: 'beak', role: 'accent', shape: [{ petal: { from: [50, 43], to: [50, 70], width: 11.6 } }] },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 32],
          [62, 37],
          [67, 48],
          [67, 68],
          [33, 68],
          [33, 48],
          [38, 37],
        ],
      },
    },
    { subtract: { of: { box: { corner: [45, 54], size: [10, 20] } } } },
  ],
};
