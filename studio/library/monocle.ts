import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'monocle',
  motifs: ['monocle'],
  words: [
    'monocle',
    'monocles',
    'gentleman',
    'gentlemen',
    'dandy',
    'aristocrat',
    'scrutiny',
    'monokel',
    'monóculo',
  ],
  industries: ['eyewear', 'consulting', 'publishing'],
  moods: ['classic', 'elegant', 'quirky', 'clever', 'retro'],
  ideas: ['precision', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A monocle let go: its chain swings below.',
    dials: {
      weight: {
        value: 14,
        min: 12,
        max: 15,
      },
    },
    parts: [
      {
        name: 'rim',
        role: 'lead',
        shape: [
          {
            ring: {
              at: [42, 38],
              r: 42,
              width: '$weight',
            },
          },
          {
            line: {
              points: [
                [80, 46],
                [96, 70, 'smooth', 180],
                [78, 94, 'smooth', 255],
                [44, 100],
              ],
              width: 9.5,
            },
          },
          {
            fine: [
              {
                disc: {
                  at: [44, 99],
                  r: 9,
                },
              },
              {
                disc: {
                  at: [84, 48],
                  r: 8,
                },
              },
              {
                round: {
                  r: 3,
                  only: 'inner',
                },
              },
            ],
          },
        ],
      },
      {
        name: 'glint',
        role: 'second',
        shape: [
          {
            sector: {
              at: [42, 38],
              r: 19,
              from: 285,
              to: 345,
              hole: 9.5,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      ring: {
        at: [42, 38],
        r: 42,
        width: 16,
      },
    },
    {
      line: {
        points: [
          [78, 48],
          [94, 70, 'smooth', 180],
          [76, 94, 'smooth', 255],
          [46, 100],
        ],
        width: 13,
        cap: 'round',
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
