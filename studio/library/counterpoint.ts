import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'counterpoint',
  motifs: ['box', 'stripe'],
  words: [
    'counterpoint',
    'contrast',
    'gallery',
    'art',
    'exhibition',
    'dot',
    'halftone',
    'print',
    'point',
    'kunst',
    'museum',
    'curate',
    'opposite',
    'pattern',
  ],
  industries: ['gallery', 'design', 'publishing', 'music', 'marketing', 'fashion'],
  moods: ['bold', 'modern', 'creative', 'precise', 'clever', 'edgy'],
  ideas: ['contrast', 'harmony', 'balance', 'two-become-one'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'One grid of points: paper in the ink of the frame, ink on the paper inside it.',
    dials: { gap: { value: 9.2, min: 9, max: 9.6 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: 100 } },
          { subtract: { of: { box: { at: [50, 50], size: 50 } } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [12.5, 12.5], r: '$gap/2' } },
                    { repeat: { n: 3, by: [25, 0] } },
                    { spin: { n: 4 } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'picture',
        role: 'accent',
        shape: [{ disc: { at: [37.5, 37.5], r: '$gap/2' } }, { spin: { n: 4 } }],
      },
    ],
  },
};
