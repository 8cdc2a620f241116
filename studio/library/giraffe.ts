import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'giraffe',
  motifs: ['giraffe'],
  words: [
    'giraffe',
    'tall',
    'height',
    'kindergarten',
    'nursery',
    'savanna',
    'safari',
    'measure',
    'neck',
    'giraffa',
    'paediatric',
    'stretch',
    'zoo',
  ],
  industries: ['childcare', 'education', 'toys'],
  moods: ['playful', 'friendly', 'cheerful', 'youthful'],
  ideas: ['growth', 'precision'],
  construction: 'stencil',
  mark: {
    blazon: 1,
    idea: 'A giraffe with a ruler for a neck: see how tall you are.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.6 } },
    parts: [
      {
        name: 'giraffe',
        role: 'lead',
        shape: [
          { box: { corner: [44, -4], size: [28, 90] } },
          { box: { corner: [44, -6], size: [50, 26], r: [12, 13, 11, 0] } },
          { box: { corner: [48, -22], size: [11, 24], r: [5, 5, 0, 0] } },
          { box: { corner: [4, 68], size: [68, 24], r: [14, 0, 0, 0] } },
          { box: { corner: [4, 86], size: [14, 26] } },
          { box: { corner: [58, 76], size: [14, 36] } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
          {
            subtract: {
              of: [
                { box: { corner: [60, 28], size: [20, '$gap+1'] } },
                { box: { corner: [57, 47.5], size: [20, '$gap+1'] } },
                { fine: [{ box: { corner: [60, 67], size: [20, '$gap+1'] } }] },
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [70, 6], r: 5.2 } } } }] },
        ],
      },
    ],
  },
};
