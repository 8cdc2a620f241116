import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pillow',
  motifs: ['pillow', 'bed'],
  words: [
    'pillow',
    'pillows',
    'cushion',
    'cushions',
    'kissen',
    'kopfkissen',
    'oreiller',
    'oreillers',
    'almohada',
    'almohadas',
    'travesseiro',
    'cuscino',
    'cuscini',
    'hoofdkussen',
    'kudde',
    'yastık',
    'bedding',
    'sleep',
    'nap',
    'dream',
  ],
  industries: ['hotel', 'interior-design', 'retail', 'wellness', 'furniture'],
  moods: ['cosy', 'soft', 'calm', 'dreamy'],
  ideas: ['shelter'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A pillow that keeps the shape of a good night.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'pillow',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 10],
                [50, 17, 'smooth', 90],
                [102, 10],
                [97, 48, 'smooth', 180],
                [102, 86],
                [50, 79, 'smooth', 270],
                [-2, 86],
                [3, 48, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              { round: { r: 5 } },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [27, 42],
                        [50, 50, 'smooth', 90],
                        [73, 42],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-2, 10],
          [50, 17, 'smooth', 90],
          [102, 10],
          [97, 48, 'smooth', 180],
          [102, 86],
          [50, 79, 'smooth', 270],
          [-2, 86],
          [3, 48, 'smooth', 0],
        ],
      },
    },
    { round: { r: 6 } },
    {
      subtract: {
        of: {
          line: {
            points: [
              [27, 42],
              [50, 50, 'smooth', 90],
              [73, 42],
            ],
            width: 13,
            cap: 'round',
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
