import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'toy-blocks',
  motifs: ['toy-blocks'],
  words: [
    'toy',
    'nursery',
    'kindergarten',
    'preschool',
    'playroom',
    'playgroup',
    'montessori',
    'playschool',
    'creche',
    'toddler',
    'wooden',
    'block',
    'child',
  ],
  industries: ['toys', 'childcare'],
  moods: ['playful', 'cheerful', 'friendly', 'youthful'],
  ideas: ['growth', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Wooden blocks, stacked as high as they will stand: an arch, a cube, a roof, a pillar and a ball.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'arch',
        role: 'lead',
        shape: [
          { box: { corner: [0, 66], size: [66, 36] } },
          { subtract: { of: { disc: { at: [33, 102], r: 19 } } } },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'pillar',
        role: 'second',
        shape: [{ box: { corner: ['66+$gap', 40], size: ['36-$gap', 62] } }, { fine: [{ round: { r: 2 } }] }],
      },
      {
        name: 'cube',
        role: 'second',
        shape: [{ box: { corner: [12, 38], size: [42, '28-$gap'] } }, { fine: [{ round: { r: 2 } }] }],
      },
      {
        name: 'roof',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, '38-$gap'],
                [33, -6],
                [64, '38-$gap'],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      { name: 'ball', role: 'accent', shape: { disc: { at: ['84+$gap/2', '26-$gap'], r: 14 } } },
    ],
  },
};
