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
    idea: 'Two voices answer each other: four points and one, paper in ink and ink on paper.',
    dials: { gap: { value: 9.2, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'voices',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: 51.6 } },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: [15.2, 15.2], r: 6 } }, { spin: { n: 4, about: [25.8, 25.8] } }],
                },
              },
            ],
          },
          { box: { corner: ['51.6+$gap', '51.6+$gap'], size: 51.6 } },
          { subtract: { of: { disc: { at: ['77.4+$gap', '77.4+$gap'], r: 16.6 } } } },
        ],
      },
      { name: 'point', role: 'accent', shape: { disc: { at: ['77.4+$gap', 25.8], r: 16.6 } } },
      {
        name: 'points',
        role: 'second',
        shape: [
          {
            fine: [
              { disc: { at: [15.2, '66.8+$gap'], r: 6 } },
              { spin: { n: 4, about: [25.8, '77.4+$gap'] } },
            ],
          },
          { plain: [{ disc: { at: [25.8, '77.4+$gap'], r: 12 } }] },
        ],
      },
    ],
  },
};
