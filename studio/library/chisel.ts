import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chisel',
  motifs: ['chisel'],
  words: [
    'chisel',
    'chisels',
    'stechbeitel',
    'meißel',
    'cincel',
    'scalpello',
    'cinzel',
    'mejsel',
    'woodcarver',
    'carving',
    'sculptor',
    'joiner',
  ],
  industries: ['crafts', 'furniture', 'construction', 'hardware-tools', 'gallery'],
  moods: ['handmade', 'precise', 'honest', 'masculine'],
  ideas: ['craft', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A chisel; the bevel is the whole art.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [42, 24],
                [58, 24],
                [69, 42, 3],
                [69, 122],
                [31, 98],
                [31, 42, 3],
              ],
            },
          },
          {
            fine: [
              {
                cut: {
                  line: [
                    [20, 71],
                    [80, 109],
                  ],
                  gap: '$gap+1.5',
                },
              },
            ],
          },
          { turn: { by: 45 } },
          { scale: { by: 0.84 } },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [37, '24-1.2*$gap', 1],
                [31, -8, 'smooth', 352],
                [36, -40, 6],
                [64, -40, 6],
                [69, -8, 'smooth', 188],
                [63, '24-1.2*$gap', 1],
              ],
            },
          },
          { turn: { by: 45 } },
          { scale: { by: 0.84 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [40, 24],
          [60, 24],
          [72, 44],
          [72, 122],
          [28, 96],
          [28, 44],
        ],
      },
    },
    {
      curve: {
        points: [
          [36, 12],
          [28, -10, 'smooth', 352],
          [34, -40, 6],
          [66, -40, 6],
          [72, -10, 'smooth', 188],
          [64, 12],
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
