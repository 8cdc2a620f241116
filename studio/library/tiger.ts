import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tiger',
  motifs: ['tiger'],
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
  inset: [
    [{ disc: { at: [20, 24], r: 18 } }, { mirror: { line: { x: 50 } } }],
    { disc: { at: [50, 54], r: 46 } },
    { round: { r: 6, only: 'inner' } },
    {
      subtract: {
        of: [
          [
            {
              polygon: {
                points: [
                  [-4, 44],
                  [-4, 60],
                  [18, 58, 4],
                  [18, 46, 4],
                ],
              },
            },
            {
              polygon: {
                points: [
                  [2, 74],
                  [14, 90],
                  [30, 78, 4],
                  [24, 68, 4],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          {
            polygon: {
              points: [
                [42, 2],
                [58, 2],
                [57, 28, 5],
                [43, 28, 5],
              ],
            },
          },
          [{ disc: { at: [35, 50], r: 7 } }, { mirror: { line: { x: 50 } } }],
          {
            polygon: {
              points: [
                [36, 66, 4],
                [64, 66, 4],
                [50, 82, 4],
              ],
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
