import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'toy-cube',
  motifs: ['toy-blocks'],
  words: [
    'toy',
    'toys',
    'cube',
    'block',
    'blocks',
    'wooden',
    'sorter',
    'shapes',
    'playroom',
    'nursery',
    'kindergarten',
    'preschool',
    'play',
    'würfel',
    'bauklotz',
    'cubo',
    'dado',
    'blok',
    'küp',
    'κύβος',
    'кубик',
    '積み木',
    '积木',
    '블록',
  ],
  industries: ['toys', 'childcare', 'education'],
  moods: ['playful', 'friendly', 'cheerful', 'clever', 'simple'],
  ideas: ['growth', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A shape sorter: a wooden cube with a round way in and a three-cornered one.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9 } },
    parts: [
      {
        name: 'sides',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, '24.5+$gap'],
                ['50-$gap/2', '47+$gap'],
                ['50-$gap/2', 107],
                [2, 84],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 3 } }] },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [23.5, 67], r: [11.8, 13.5] } },
                    {
                      polygon: {
                        points: [
                          [76, 52],
                          [89, 77],
                          [63, 90],
                        ],
                        round: 2,
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'top',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [50, -4],
                [99, 20],
                [50, 43],
                [1, 20],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [0, 34],
          [44, 55],
          [44, 108],
          [0, 86],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    {
      polygon: {
        points: [
          [50, -6],
          [100, 20],
          [50, 43],
          [0, 20],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
