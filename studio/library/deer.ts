import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'deer',
  motifs: ['deer', 'elk', 'sun'],
  words: [
    'deer',
    'stag',
    'hart',
    'antler',
    'elk',
    'moose',
    'reindeer',
    'roe',
    'hind',
    'buck',
    'cerf',
    'hirsch',
    'forest',
    'lodge',
    'northern',
    'heritage',
  ],
  industries: ['travel', 'hotel', 'legal', 'environment', 'fashion', 'beverage', 'winery'],
  moods: ['calm', 'natural', 'elegant', 'classic', 'trustworthy', 'authoritative'],
  ideas: ['protection', 'harmony', 'guidance'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A stag carries the low sun between its antlers.',
    dials: { weight: { value: 9.6, min: 8.8, max: 10.4 } },
    parts: [
      {
        name: 'stag',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [50, 66],
                [6, 50],
                [6, 4],
              ],
              width: '$weight',
              bend: 20,
              cap: 'round',
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [25, 56],
                    [25, 16],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
            ],
          },
          { petal: { from: [48, 66], to: [12, 78], width: 19, lean: 0.1 } },
          { mirror: { line: { x: 50 } } },
          {
            limb: {
              points: [
                [50, 68, 17],
                [50, 93, 10.5],
              ],
            },
          },
          { round: { r: 3 } },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [50, 27], r: 11.5 } } },
    ],
  },
  inset: [
    [
      {
        line: {
          points: [
            [44, 48],
            [20, 42],
            [10, -2],
          ],
          width: 16,
          cap: 'round',
          bend: 10,
        },
      },
      { bar: { from: [18, 34], to: [-6, 22], width: 15, cap: 'round' } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      polygon: {
        points: [
          [28, 44],
          [72, 44],
          [61, 86, 7],
          [56, 110, 7],
          [44, 110, 7],
          [39, 86, 7],
        ],
      },
    },
    { round: { r: 4, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
