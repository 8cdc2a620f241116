import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'panda',
  motifs: ['panda', 'bamboo', 'bear', 'leaf'],
  words: [
    'panda',
    'bamboo',
    'bear',
    'zoo',
    'cub',
    'china',
    'chinese',
    'sichuan',
    'dumpling',
    'wildlife',
    'conservation',
    'grove',
  ],
  industries: ['toys', 'childcare', 'restaurant', 'environment'],
  moods: ['cute', 'friendly', 'playful', 'calm'],
  ideas: ['contrast', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A panda with leaves of bamboo for eyes.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'panda',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 80], r: [50, 42] } },
            { intersect: { of: { half: { through: [50, 96], facing: 0 } } } },
          ],
          [{ disc: { at: [17, 17], r: 19 } }, { mirror: { line: { x: 50 } } }],
          { subtract: { of: { disc: { at: [50, 44], r: [43, 38] } } } },
          { fine: [{ disc: { at: [50, 60], r: [8, 6] } }] },
        ],
      },
      {
        name: 'eyes',
        role: 'accent',
        shape: [
          { petal: { from: [20, 57], to: [44, 29], width: 20 } },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    [{ disc: { at: [17, 22], r: 17 } }, { mirror: { line: { x: 50 } } }],
    { disc: { at: [50, 56], r: [46, 42] } },
    {
      subtract: {
        of: [
          [
            [{ disc: { at: [30, 50], r: [10, 14] } }, { turn: { by: 30, about: [30, 50] } }],
            { mirror: { line: { x: 50 } } },
          ],
          { disc: { at: [50, 74], r: [10, 7.5] } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
