import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lotus',
  motifs: ['lotus', 'flower', 'lily'],
  words: [
    'lotus',
    'padma',
    'waterlily',
    'lily',
    'petal',
    'bloom',
    'pond',
    'meditation',
    'zen',
    'buddhist',
    'temple',
    'spa',
    'yoga',
    'massage',
    'mindfulness',
    'wellness',
    'serenity',
  ],
  industries: ['yoga', 'wellness', 'beauty'],
  moods: ['calm', 'elegant', 'soft', 'feminine', 'luxurious'],
  ideas: ['harmony', 'balance', 'growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A lotus opens petal by petal, wide and symmetrical.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'outer',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 108],
                [14, 104, 'smooth', 295],
                [-10, 60],
                [22, 68, 'smooth', 110],
                [50, 94],
              ],
            },
          },
          { subtract: { of: { petal: { from: [50, 95], to: [8, 26], width: 38 } }, gap: '$gap' } },
          { subtract: { of: { box: { corner: [34, 60], size: [40, 60] } } } },
          { round: { r: 2.4, only: 'outer' } },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'middle',
        role: 'second',
        shape: [
          { petal: { from: [50, 95], to: [8, 26], width: 38 } },
          { subtract: { of: { petal: { from: [50, 98], to: [50, 0], width: 32 } }, gap: '$gap' } },
          { fine: [{ round: { r: 2.4, only: 'outer' } }] },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'centre',
        role: 'lead',
        shape: [
          { petal: { from: [50, 98], to: [50, 0], width: 32 } },
          { fine: [{ round: { r: 2.4, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    { petal: { from: [50, 96], to: [50, 0], width: 44 } },
    [{ petal: { from: [50, 96], to: [0, 26], width: 34 } }, { mirror: { line: { x: 50 } } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
