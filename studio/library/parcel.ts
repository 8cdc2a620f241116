import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'parcel',
  motifs: ['box'],
  words: [
    'parcel',
    'box',
    'package',
    'pack',
    'ship',
    'shipping',
    'delivery',
    'deliver',
    'crate',
    'courier',
    'move',
    'movers',
    'storage',
    'dispatch',
  ],
  industries: ['logistics', 'e-commerce', 'retail', 'transport', 'software'],
  moods: ['friendly', 'energetic', 'modern', 'optimistic', 'trustworthy'],
  ideas: ['journey', 'protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A parcel seen from its corner, with a strip of tape.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'box',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -4],
                [100, 22],
                [100, 78],
                [50, 104],
                [0, 78],
                [0, 22],
              ],
            },
          },
          { rays: { through: [50, 48], from: 62.5, n: 1, gap: '$gap', oneWay: true } },
          { rays: { through: [50, 48], from: 180, n: 1, gap: '$gap', oneWay: true } },
          { rays: { through: [50, 48], from: 297.5, n: 1, gap: '$gap', oneWay: true } },
          { fine: [{ subtract: { of: { bar: { from: [18, 34], to: [82, 2], width: '$gap' } } } }] },
          { round: { r: 2 } },
        ],
        split: {
          by: {
            polygon: {
              points: [
                [50, 48],
                [110, 16],
                [110, 120],
                [50, 120],
              ],
            },
          },
          role: 'second',
        },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, -4],
          [100, 22],
          [100, 78],
          [50, 104],
          [0, 78],
          [0, 22],
        ],
      },
    },
    { rays: { through: [50, 48], from: 60, n: 3, gap: 15, oneWay: true } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
