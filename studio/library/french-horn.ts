import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'french-horn',
  motifs: ['french-horn'],
  words: [
    'horn',
    'horns',
    'frenchhorn',
    'brass',
    'hornist',
    'fanfare',
    'bugle',
    'posthorn',
    'oompah',
    'trombone',
    'tuba',
    'waldhorn',
  ],
  industries: ['music'],
  moods: ['classic', 'elegant', 'warm'],
  ideas: ['harmony', 'craft'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A horn: one long tube, wound until it sings.',
    dials: { weight: { value: 9.6, min: 9.2, max: 10 } },
    parts: [
      {
        name: 'horn',
        role: 'lead',
        shape: [
          { ring: { at: [44, 42], r: 39, width: '$weight' } },
          { fine: [{ ring: { at: [44, 42], r: 20, width: '$weight' } }] },
          { plain: [{ disc: { at: [44, 42], r: 15 } }] },
          { bar: { from: [44, '3+$weight/2'], to: [94, '3+$weight/2'], width: '$weight', cap: 'round' } },
          {
            curve: {
              points: [
                [44, 71],
                [72, 71, 'smooth', 82],
                [100, 48, 'smooth', 8],
                [107, 48],
                [107, 107],
                [100, 107],
                [72, 83, 'smooth', 275],
                [44, 81],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [44, 42], r: 38, width: 13 } },
    { bar: { from: [44, 10], to: [92, 10], width: 13 } },
    {
      curve: {
        points: [
          [44, 68],
          [70, 68, 'smooth', 80],
          [98, 46, 'smooth', 10],
          [106, 46],
          [106, 106],
          [98, 106],
          [72, 82, 'smooth', 275],
          [44, 82],
        ],
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
