import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'windmill',
  motifs: ['windmill', 'flower', 'leaf'],
  words: [
    'windmill',
    'mill',
    'miller',
    'flour',
    'grist',
    'holland',
    'dutch',
    'grain',
    'milling',
    'breeze',
    'polder',
    'tulip',
  ],
  industries: ['energy', 'food', 'agriculture', 'flowers'],
  moods: ['natural', 'clever', 'friendly', 'rustic', 'cheerful'],
  ideas: ['growth', 'flow', 'two-become-one'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'The sails of the mill are the petals of a flower.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'tower',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [34, 30],
                [66, 30],
                [82, 104],
                [18, 104],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [43, 85], size: [14, 30], r: [7, 7, 0, 0] } } } }] },
        ],
      },
      {
        name: 'sails',
        role: 'lead',
        knock: '$gap',
        shape: [
          { petal: { from: [47, 39], to: [84, 2], width: 27 } },
          { round: { r: 2 } },
          { spin: { n: 4, about: [50, 36] } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [{ petal: { from: [48, 52], to: [66, 34], width: 13 } }, { spin: { n: 4 } }],
};
