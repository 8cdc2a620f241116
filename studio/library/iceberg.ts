import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'iceberg',
  motifs: ['iceberg', 'mountain'],
  words: [
    'iceberg',
    'ice',
    'glacier',
    'arctic',
    'polar',
    'antarctic',
    'frozen',
    'frost',
    'cold',
    'floe',
    'depth',
    'deep',
    'hidden',
    'fjord',
    'nordic',
  ],
  industries: ['consulting', 'research', 'data', 'beverage'],
  moods: ['clean', 'precise', 'calm'],
  ideas: ['contrast', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An iceberg: a little above the water, the rest below.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'peak',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [22, 42],
                [38, 0],
                [50, 14],
                [60, 4],
                [80, 42],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
      {
        name: 'deep',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [6, '42+$gap'],
                [96, '42+$gap'],
                [86, 74],
                [66, 84],
                [52, 104],
                [34, 88],
                [18, 80],
              ],
            },
          },
          {
            fine: [
              {
                cut: {
                  line: [
                    [42, 40],
                    [50, 110],
                  ],
                  gap: '$gap',
                },
              },
              { round: { r: 2.5 } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-4, 48],
          [30, 14, 2],
          [44, 30],
          [62, -8, 2],
          [104, 48],
        ],
      },
    },
    {
      polygon: {
        points: [
          [4, 63],
          [96, 63],
          [72, 108, 3],
          [34, 98, 3],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
