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
    { box: { at: [50, 57], size: [24, 18] } },
    {
      polygon: {
        points: [
          [50, 46],
          [38, 46],
          [31, 34],
          [43, 34],
        ],
      },
    },
    {
      polygon: {
        points: [
          [50, 46],
          [62, 46],
          [69, 34],
          [57, 34],
        ],
      },
    },
  ],
};
