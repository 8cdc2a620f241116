import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wheat',
  motifs: ['wheat', 'windmill'],
  words: [
    'wheat',
    'grain',
    'cereal',
    'flour',
    'mill',
    'miller',
    'barley',
    'rye',
    'spelt',
    'harvest',
    'field',
    'farm',
    'agronomy',
    'oat',
    'malt',
    'bread',
    'windmill',
    'granary',
    'combine',
  ],
  industries: ['agriculture', 'food', 'bakery', 'brewery'],
  moods: ['natural', 'honest', 'warm', 'modern'],
  ideas: ['transformation', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A windmill with ears of wheat for sails: the grain grinds itself.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'sails',
        role: 'lead',
        shape: [
          [
            { petal: { from: [50, 14], to: [50, -16], width: 15 } },
            {
              fine: [
                [{ petal: { from: [47, 26], to: [65, -2], width: 14 } }, { mirror: { line: { x: 50 } } }],
              ],
            },
            { plain: [{ petal: { from: [50, 34], to: [50, -16], width: 24 } }] },
            { bar: { from: [50, 44], to: [50, 6], width: 9.4 } },
            { turn: { by: 45, about: [50, 44] } },
          ],
          [
            { petal: { from: [50, 14], to: [50, -16], width: 15 } },
            { fine: [{ petal: { from: [53, 26], to: [35, -2], width: 14 } }] },
            { plain: [{ petal: { from: [50, 24], to: [50, -16], width: 16 } }] },
            { bar: { from: [50, 44], to: [50, 6], width: 9.4 } },
            { turn: { by: 135, about: [50, 44] } },
          ],
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
      {
        name: 'mill',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [43.5, '60+$gap', 3],
                [56.5, '60+$gap', 3],
                [64, 108, 3],
                [36, 108, 3],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [50, 118], to: [50, 40], width: 16 } },
    { petal: { from: [50, 36], to: [50, -20], width: 32 } },
    [
      { petal: { from: [48, 78], to: [0, 30], width: 22 } },
      { petal: { from: [48, 122], to: [0, 76], width: 22 } },
      { mirror: { line: { x: 50 } } },
    ],
    { round: { r: 9, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
