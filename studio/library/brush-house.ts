import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'brush-house',
  motifs: ['brush', 'house', 'roof'],
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
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The bristles of the brush are the house that it paints.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'house',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -4, 3],
                [87, 26, 3],
                [87, 48],
                [13, 48],
                [13, 26, 3],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [39, 28], size: [22, 40], r: [11, 11, 0, 0] } } } }] },
        ],
      },
      { name: 'ferrule', role: 'accent', shape: { box: { corner: [13, '48+$gap'], size: [74, 10] } } },
      {
        name: 'handle',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [26, '58+2*$gap'],
                [74, '58+2*$gap'],
                [63, 84],
                [64, 106, 13],
                [36, 106, 13],
                [37, 84],
              ],
            },
          },
          {
            fine: [
              { round: { r: 4, only: 'inner' } },
              { subtract: { of: { disc: { at: [50, 94], r: 4.7 } } } },
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
