import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mint',
  motifs: ['mint', 'leaf', 'plant'],
  words: [
    'mint',
    'peppermint',
    'spearmint',
    'menthe',
    'menta',
    'minze',
    'nane',
    'mojito',
    'julep',
    'herb',
    'herbs',
    'herbal',
    'lemonbalm',
    'nettle',
    'verbena',
    'tisane',
  ],
  industries: ['beverage', 'food', 'gardening', 'wellness', 'bar'],
  moods: ['fresh', 'natural', 'clean', 'cheerful'],
  ideas: ['growth'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A sprig of mint, its toothed leaves opposite each other.',
    dials: { gap: { value: 9, min: 8.6, max: 9.8 } },
    parts: [
      {
        name: 'leaf',
        role: 'none',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 100],
                    [34, 95, 'smooth', 300],
                    [14, 72],
                    [25, 68],
                    [14, 45],
                    [26, 41],
                    [22, 19],
                    [36, 15],
                    [50, -12],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [50, 100],
                    [18, 56, 'smooth', 0],
                    [50, -12],
                  ],
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'sprig',
        role: 'lead',
        shape: [
          [{ use: { part: 'leaf' } }, { scale: { by: 0.52, about: [50, -12] } }],
          [
            { use: { part: 'leaf' } },
            { scale: { by: 0.46, about: [50, 100] } },
            { turn: { by: -66, about: [50, 100] } },
            { move: { by: [-14, -17] } },
            { bar: { from: [30, 80], to: [52, 91], width: '$gap' } },
            { mirror: { line: { x: 50 } } },
          ],
          { bar: { from: [50, 42], to: [50, 112], width: '$gap' } },
          { fine: [{ round: { r: 1.5, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { petal: { from: [50, 62], to: [50, -10], width: 40 } },
    { petal: { from: [50, 92], to: [-6, 58], width: 36 } },
    { petal: { from: [50, 92], to: [106, 58], width: 36 } },
    { bar: { from: [50, 50], to: [50, 112], width: 13 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
