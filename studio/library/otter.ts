import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'otter',
  motifs: ['otter', 'wave', 'star'],
  words: [
    'otter',
    'float',
    'drift',
    'swim',
    'holt',
    'raft',
    'relax',
    'loutre',
    'kelp',
    'shore',
    'spa',
    'pool',
  ],
  industries: ['travel', 'wellness', 'environment', 'childcare'],
  moods: ['calm', 'friendly', 'cute', 'playful', 'cosy'],
  ideas: ['flow', 'balance', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An otter adrift on its back, a starfish for its toy.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'otter',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [10, 16, 'smooth', 90],
                [32, 28, 'smooth', 130],
                [36, 36],
                [76, 36],
                [88, 12, 'smooth', 20],
                [106, 12],
                [95, 56, 'smooth', 210],
                [50, 82, 'smooth', 270],
                [-4, 38, 'smooth', 0],
              ],
            },
          },
          { disc: { at: [0, 22], r: 8 } },
          { subtract: { of: { disc: { at: [56, 31], r: 26 } } } },
          { fine: [{ round: { r: 3 } }] },
          { fine: [{ subtract: { of: { disc: { at: [14, 32], r: 4.6 } } } }] },
        ],
      },
      {
        name: 'starfish',
        role: 'accent',
        shape: [
          { star: { at: [56, 30], n: 5, r: 20, inner: 11.5 } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      {
        name: 'sea',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [-4, 74],
                [50, '83.6+$gap', 'smooth', 90],
                [104, 74],
                [104, 86],
                [50, '95.6+$gap', 'smooth', 270],
                [-4, 86],
              ],
            },
          },
        ],
      },
    ],
  },
};
