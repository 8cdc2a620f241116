import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'typewriter',
  motifs: [],
  words: [
    'typewriter',
    'typewriters',
    'typist',
    'typing',
    'typescript',
    'copywriter',
    'copywriting',
    'screenwriter',
    'ghostwriter',
    'novelist',
    'olivetti',
    'schreibmaschine',
  ],
  industries: ['publishing', 'marketing'],
  moods: ['retro', 'clever', 'creative', 'classic'],
  ideas: ['craft', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A typewriter with the first line on the page.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'machine',
        role: 'lead',
        shape: [
          { box: { corner: [-3, 34], size: [106, 17], r: 6 } },
          {
            polygon: {
              points: [
                [13, 44],
                [87, 44],
                [104, 96, 7],
                [-4, 96, 7],
              ],
            },
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
          {
            fine: [
              {
                subtract: {
                  of: [
                    [{ disc: { at: [26, 65], r: 5 } }, { repeat: { n: 4, by: [16, 0] } }],
                    { bar: { from: [30, 81.5], to: [70, 81.5], width: 9.4, cap: 'round' } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { bar: { from: [22, 72], to: [78, 72], width: 10 } } } }] },
        ],
      },
      {
        name: 'page',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [23, '34-$gap'],
                [23, -10],
                [62, -10],
                [77, 5],
                [77, '34-$gap'],
              ],
            },
          },
          { fine: [{ subtract: { of: { bar: { from: [35, 8], to: [58, 8], width: 9 } } } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [26, -4], size: [48, 32] } },
    { box: { corner: [0, 38], size: [100, 16], r: 5 } },
    {
      polygon: {
        points: [
          [12, 44],
          [88, 44],
          [104, 100],
          [-4, 100],
        ],
      },
    },
    { subtract: { of: { bar: { from: [22, 76], to: [78, 76], width: 13 } } } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
