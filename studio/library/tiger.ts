import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tiger',
  motifs: ['tiger', 'stripe'],
  words: [
    'tiger',
    'tigress',
    'bengal',
    'siberian',
    'stripe',
    'striped',
    'roar',
    'prowl',
    'tigre',
    'shere',
    'cub',
    'jungle',
    'feline',
    'fierce',
    'claw',
  ],
  industries: ['sports', 'restaurant', 'fitness', 'games'],
  moods: ['bold', 'energetic', 'loud', 'strong', 'edgy'],
  ideas: ['contrast', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tiger that its stripes alone draw.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.6 } },
    parts: [
      {
        name: 'tiger',
        role: 'lead',
        shape: [
          { disc: { at: [50, 57], r: [52, 45] } },
          [{ disc: { at: [16, 20], r: 16 } }, { mirror: { line: { x: 50 } } }],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          {
            subtract: {
              of: [
                { bar: { from: [50, 0], to: [50, 36], width: '$gap', cap: 'round' } },
                [
                  { bar: { from: [-6, 62], to: [20, 62], width: '$gap', cap: 'round' } },
                  { bar: { from: [0, 80], to: [27, 80], width: '$gap', cap: 'round' } },
                  { fine: [{ disc: { at: [31, 46], r: 6 } }] },
                  { mirror: { line: { x: 50 } } },
                ],
              ],
            },
          },
        ],
      },
      {
        name: 'nose',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [34, 64],
                [66, 64],
                [50, 83],
              ],
              round: 5,
            },
          },
        ],
      },
    ],
  },
};
