import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'goat',
  motifs: ['goat', 'moon', 'crescent', 'ram'],
  words: [
    'goat',
    'capricorn',
    'billy',
    'ibex',
    'chamois',
    'goatherd',
    'capra',
    'cabra',
    'ziege',
    'chèvre',
    'alpine',
    'mohair',
    'cashmere',
  ],
  industries: ['food', 'agriculture', 'travel'],
  moods: ['quirky', 'strong', 'mysterious', 'rustic'],
  ideas: ['balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A goat that wears the new moon as its horn.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'goat',
        role: 'lead',
        shape: [
          {
            limb: {
              points: [
                [56, 48, 17],
                [92, 68, 10],
              ],
            },
          },
          {
            polygon: {
              points: [
                [40, 48],
                [70, 60],
                [72, 102],
                [16, 102],
              ],
            },
          },
          {
            polygon: {
              points: [
                [79, 72],
                [99, 74],
                [84, 100],
              ],
            },
          },
          { fine: [{ petal: { from: [52, 58], to: [20, 60], width: 17 } }] },
          { round: { r: 2.6 } },
          { fine: [{ subtract: { of: { disc: { at: [64, 50], r: 4.6 } } } }] },
        ],
      },
      {
        name: 'horn',
        role: 'accent',
        knock: '$gap',
        shape: [
          { disc: { at: [34, 32], r: 37 } },
          { subtract: { of: { disc: { at: [23, 45], r: 34 } } } },
          { round: { r: 2.5 } },
        ],
      },
    ],
  },
  inset: [
    [
      { petal: { from: [42, 40], to: [12, -8], width: 26, lean: -0.4 } },
      { petal: { from: [34, 54], to: [-4, 66], width: 22 } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      polygon: {
        points: [
          [28, 32],
          [72, 32],
          [62, 76, 8],
          [50, 108, 4],
          [38, 76, 8],
        ],
      },
    },
    { round: { r: 6, only: 'inner' } },
    { subtract: { of: [{ disc: { at: [40, 54], r: 7.4 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
