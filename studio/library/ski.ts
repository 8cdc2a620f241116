import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ski',
  motifs: ['ski', 'house'],
  words: [
    'ski',
    'chalet',
    'lodge',
    'alpine',
    'piste',
    'slope',
    'skier',
    'apres',
    'alps',
    'cabin',
    'slalom',
    'hutte',
    'refuge',
    'skiing',
    'toboggan',
  ],
  industries: ['travel', 'hotel'],
  moods: ['adventurous', 'cosy', 'clever', 'classic', 'warm'],
  ideas: ['shelter', 'two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A chalet whose roof is a pair of skis.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 }, weight: { value: 11.6, min: 11, max: 12.2 } },
    parts: [
      {
        name: 'skis',
        role: 'second',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [3, 68],
                    [62, 9],
                    [76, 9],
                  ],
                  width: '$weight',
                  bend: 16,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [3, 68],
                    [62, 9],
                    [76, 9],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'house',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, 42],
                [84, 76],
                [84, 102],
                [16, 102],
                [16, 76],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [40, 78], size: [20, 40], r: [10, 10, 0, 0] } } } }] },
          { plain: [{ subtract: { of: { box: { corner: [40, 78], size: [20, 40] } } } }] },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [10, 92], to: [90, 8], width: 14, cap: 'round' } },
    { bar: { from: [90, 92], to: [10, 8], width: 14, cap: 'round' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
