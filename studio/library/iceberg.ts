import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'iceberg',
  motifs: ['iceberg', 'diamond', 'mountain'],
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
    'berg',
    'floe',
    'depth',
    'deep',
    'hidden',
    'crystal',
    'fjord',
    'nordic',
  ],
  industries: ['consulting', 'research', 'data', 'beverage'],
  moods: ['clean', 'precise', 'calm'],
  ideas: ['contrast', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The tip of the iceberg, and the gem below the line.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'tip',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [20, 36],
                [36, 8],
                [46, 15],
                [58, -6],
                [80, 36],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'mass',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [8, '36+$gap'],
                [92, '36+$gap'],
                [106, 66],
                [50, 114],
                [-6, 66],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [32, 36], to: [50, 112], width: '$gap' } },
                    { bar: { from: [68, 36], to: [50, 112], width: '$gap' } },
                    { half: { through: [50, 104], facing: 180 } },
                  ],
                },
              },
              { round: { r: 3 } },
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
