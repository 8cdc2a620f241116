import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flask',
  motifs: ['flask', 'mountain'],
  words: [
    'flask',
    'laboratory',
    'lab',
    'chemist',
    'chemistry',
    'experiment',
    'science',
    'scientist',
    'research',
    'biotech',
    'formula',
    'distill',
    'elixir',
    'beaker',
    'alchemy',
    'alchemist',
  ],
  industries: ['chemistry', 'research', 'healthcare', 'education', 'beverage'],
  moods: ['technical', 'clever', 'fresh', 'innovative', 'precise'],
  ideas: ['transformation', 'growth', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A conical flask that is a mountain: the glass is its snow, the experiment an ascent.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'flask',
        role: 'none',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [34, 4],
                    [66, 4],
                    [66, 28],
                    [102, 92, 10],
                    [-2, 92, 10],
                    [34, 28],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [34, 4],
                    [66, 4],
                    [66, 28],
                    [98, 92],
                    [2, 92],
                    [34, 28],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'glass',
        role: 'second',
        shape: [
          { use: { part: 'flask' } },
          { fine: [{ box: { corner: [25, -4], size: [50, 14], r: 4 } }] },
          { plain: [{ box: { corner: [25, -4], size: [50, 14] } }] },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [-12, 44],
                    [32, 66],
                    [50, 52],
                    [68, 66],
                    [112, 44],
                    [130, 130],
                    [-30, 130],
                  ],
                },
              },
              gap: '$gap/2',
            },
          },
        ],
      },
      {
        name: 'mountain',
        role: 'lead',
        shape: [
          { use: { part: 'flask' } },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [-12, 44],
                    [32, 66],
                    [50, 52],
                    [68, 66],
                    [112, 44],
                    [110, -60],
                    [-10, -60],
                  ],
                },
              },
              gap: '$gap/2',
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [43, 32],
          [57, 32],
          [57, 43],
          [68, 67],
          [32, 67],
          [43, 43],
        ],
      },
    },
  ],
};
