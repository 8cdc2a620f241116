import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'corkscrew',
  motifs: ['corkscrew'],
  words: [
    'corkscrew',
    'corkscrews',
    'sommelier',
    'uncork',
    'cork',
    'corked',
    'tirebouchon',
    'korkenzieher',
    'cavatappi',
    'sacacorchos',
    'wine',
    'wines',
    'vintner',
    'cellar',
    'opener',
  ],
  industries: ['winery', 'bar', 'retail'],
  moods: ['classic', 'clever', 'warm', 'simple'],
  ideas: ['transformation', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A corkscrew on its way down.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'iron',
        role: 'lead',
        shape: [
          { bar: { from: [50, '14+$gap'], to: [50, 44], width: 12 } },
          {
            limb: {
              points: [
                [30, 46, 6.2],
                [70, 36, 6.2],
              ],
            },
          },
          {
            limb: {
              points: [
                [26, 68, 6.2],
                [74, 56, 6.2],
              ],
            },
          },
          {
            limb: {
              points: [
                [26, 89, 6.2],
                [74, 77, 6.2],
              ],
            },
          },
          {
            fine: [
              {
                limb: {
                  points: [
                    [46, 104, 5.4],
                    [70, 98, 6.2],
                  ],
                },
              },
            ],
          },
        ],
      },
      { name: 'grip', role: 'second', shape: [{ box: { at: [50, 7], size: [66, 14], r: 6.9 } }] },
    ],
  },
  inset: [
    { bar: { from: [10, 6], to: [90, 6], width: 15 } },
    { bar: { from: [50, 4], to: [50, 40], width: 15 } },
    {
      limb: {
        points: [
          [22, 56, 8],
          [78, 42, 8],
        ],
      },
    },
    {
      limb: {
        points: [
          [22, 84, 8],
          [78, 70, 8],
        ],
      },
    },
    {
      limb: {
        points: [
          [46, 106, 7],
          [74, 98, 8],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
