import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'brush-house',
  motifs: ['house', 'roof'],
  words: [
    'paint',
    'painter',
    'painting',
    'painters',
    'decorator',
    'decorating',
    'brush',
    'renovation',
    'refurbish',
    'wallpaper',
    'plaster',
    'varnish',
    'maler',
    'makeover',
  ],
  industries: ['construction', 'interior-design', 'hardware-tools', 'crafts', 'real-estate', 'design'],
  moods: ['clever', 'fresh', 'honest', 'friendly', 'trustworthy'],
  ideas: ['two-become-one', 'craft', 'transformation', 'shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A roller has just painted the house that stands on it.',
    dials: { gap: { value: 8.5, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'house',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [44, -6],
                [86, 24],
                [86, 42],
                [2, 42],
                [2, 24],
              ],
            },
          },
          {
            fine: [
              { round: { r: 3, only: 'outer' } },
              { subtract: { of: { box: { corner: [34, 22], size: [20, 40], r: [10, 10, 0, 0] } } } },
            ],
          },
        ],
      },
      {
        name: 'roller',
        role: 'lead',
        shape: [
          { box: { corner: [-2, '42+$gap'], size: [92, 22], r: 4 } },
          {
            line: {
              points: [
                [86, '53+$gap'],
                [101, '53+$gap'],
                [101, '78+$gap'],
                [44, '78+$gap'],
                [44, '92+$gap'],
              ],
              width: 9.4,
              bend: 8,
            },
          },
          { box: { corner: [34, '84+$gap'], size: [20, 24], r: [4, 4, 10, 10] } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 33],
          [66, 46],
          [66, 67],
          [34, 67],
          [34, 46],
        ],
      },
    },
  ],
};
