import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'parcel',
  motifs: ['box', 'wing', 'bird'],
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
    'unbox',
  ],
  industries: ['logistics', 'e-commerce', 'retail', 'transport', 'software'],
  moods: ['friendly', 'energetic', 'modern', 'optimistic', 'trustworthy'],
  ideas: ['speed', 'journey', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A parcel opens and its flaps are wings.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.6 } },
    parts: [
      {
        name: 'box',
        role: 'lead',
        shape: [
          { box: { corner: [17, 40], size: [66, 52] } },
          { fine: [{ subtract: { of: { box: { corner: ['50-$gap/2', 30], size: ['$gap', 30] } } } }] },
        ],
      },
      {
        name: 'wings',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [17, '40-$gap'],
                ['50-$gap/2', '40-$gap'],
                [26, -10],
                [-6, -10],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [-20, '11-$gap/2'],
                        [24, '11-$gap/2'],
                        [29, '11+$gap/2'],
                        [-20, '11+$gap/2'],
                      ],
                    },
                  },
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [2, 36], size: [96, 66], r: 4 } },
    {
      polygon: {
        points: [
          [14, 2, 3],
          [86, 2, 3],
          [102, 40],
          [-2, 40],
        ],
      },
    },
    { subtract: { of: { box: { corner: [43, -6], size: [14, 66], r: 0 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
