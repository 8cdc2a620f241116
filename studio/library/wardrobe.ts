import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wardrobe',
  motifs: ['wardrobe', 'door'],
  words: [
    'wardrobe',
    'closet',
    'cupboard',
    'cabinet',
    'armoire',
    'furniture',
    'joiner',
    'cabinetmaker',
    'carpenter',
    'woodwork',
    'storage',
    'dresser',
  ],
  industries: ['furniture', 'interior-design', 'fashion'],
  moods: ['clever', 'mysterious', 'natural', 'classic', 'dreamy'],
  ideas: ['craft', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A wardrobe with two doors.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'doors',
        role: 'lead',
        shape: [
          { box: { corner: [12, 16], size: [76, 76] } },
          { box: { corner: [14, 90], size: [14, 16] } },
          { box: { corner: [72, 90], size: [14, 16] } },
          { cut: { line: { x: 50 }, gap: '$gap' } },
          {
            subtract: {
              of: [
                { bar: { from: [33, 48], to: [33, 60], width: 8.6, cap: 'round' } },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'cornice',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [4, -8],
                [96, -8],
                [90, '16-$gap'],
                [10, '16-$gap'],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
};
