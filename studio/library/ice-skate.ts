import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ice-skate',
  motifs: ['ice-skate', 'boot'],
  words: [
    'iceskate',
    'iceskating',
    'skating',
    'rink',
    'skates',
    'skate',
    'schlittschuh',
    'patin',
    'patinage',
    'pattinaggio',
  ],
  industries: ['sports', 'events', 'fitness'],
  moods: ['fresh', 'sporty', 'elegant', 'energetic', 'clean'],
  ideas: ['balance', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An ice skate: a laced boot, and the blade that turns up its toe.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 }, weight: { value: 9.6, min: 9, max: 10.4 } },
    parts: [
      {
        name: 'boot',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [20, -6, 3],
                [63, -6, 3],
                [62, 24, 'smooth', 180],
                [75, 40, 'smooth', 110],
                [101, 62, 'smooth', 170],
                [101, 69, 2],
                [15, 69, 2],
                [23, 36, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [47, 9], to: [73, 9], width: '$gap', cap: 'round' } },
                    { bar: { from: [47, 26.5], to: [75, 26.5], width: '$gap', cap: 'round' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'blade',
        role: 'second',
        shape: [
          {
            line: {
              points: [
                [7, 96],
                [95, 96],
                [104, 80],
              ],
              width: '$weight',
              bend: 14,
            },
          },
          { box: { corner: [28, '69+$gap'], size: [14, 20] } },
          { box: { corner: [70, '69+$gap'], size: [14, 20] } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [12, 0],
          [54, 0],
          [54, 28, 'smooth', 180],
          [94, 66, 'smooth', 170],
          [94, 72],
          [10, 72],
        ],
      },
    },
    { bar: { from: [2, 96], to: [104, 96], width: 15 } },
    { box: { corner: [20, 70], size: [16, 26] } },
    { box: { corner: [66, 70], size: [16, 26] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
