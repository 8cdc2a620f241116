import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lips',
  motifs: ['lips'],
  words: ['lips', 'lip', 'lipstick', 'kiss', 'balm', 'gloss', 'pout', 'smooch', 'cupid', 'rouge', 'makeup'],
  industries: ['beauty'],
  moods: ['sensual', 'feminine', 'bold', 'romantic', 'elegant'],
  ideas: ['harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Full lips: the upper one a gull in flight, the lower one the sun going down.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'upper',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, 46],
                [26, 13, 'smooth', 62],
                [54, 40],
                [24, 49, 'smooth', 268],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
      {
        name: 'lower',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [4, 56],
                [50, 40, 'smooth', 90],
                [96, 56],
                [50, 92, 'smooth', 270],
              ],
            },
          },
          { subtract: { of: { use: { part: 'upper' } }, gap: '$gap' } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-4, 46],
          [30, 16, 'smooth', 80],
          [50, 28],
          [70, 16, 'smooth', 100],
          [104, 46],
          [50, 92, 'smooth', 270],
        ],
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [16, 48],
              [50, 52, 'via'],
              [84, 48],
            ],
            width: 13,
            cap: 'flat',
          },
        },
      },
    },
    { round: { r: 4, only: 'inner' } },
    { round: { r: 3, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
