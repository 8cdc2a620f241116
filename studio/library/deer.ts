import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'deer',
  motifs: ['deer', 'elk'],
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
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A stag looks up.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'stag',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 44, 'smooth', 90],
                [65, 56, 'smooth', 172],
                [59, 84, 'smooth', 188],
                [50, 104, 'smooth', 270],
                [41, 84, 'smooth', 352],
                [35, 56, 'smooth', 8],
              ],
            },
          },
          [
            { petal: { from: [54, 66], to: [93, 72], width: 17 } },
            {
              line: {
                points: [
                  [50, 54],
                  [84, 43],
                  [87, 20],
                  [83, -4],
                ],
                width: 9,
                bend: 14,
                cap: 'round',
              },
            },
            {
              fine: [
                {
                  line: {
                    points: [
                      [80, 41],
                      [104, 31],
                      [107, 8],
                    ],
                    width: 8.6,
                    bend: 10,
                    cap: 'round',
                  },
                },
              ],
            },
            {
              line: {
                points: [
                  [64, 52],
                  [69, 40],
                  [66, 16],
                ],
                width: 8.6,
                bend: 8,
                cap: 'round',
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { round: { r: 3, only: 'inner' } },
        ],
      },
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
