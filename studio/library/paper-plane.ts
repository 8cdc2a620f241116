import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'paper-plane',
  motifs: ['paper-plane', 'plane'],
  words: [
    'paperplane',
    'dart',
    'message',
    'messages',
    'send',
    'sending',
    'outbox',
    'folded',
    'newsletter',
    'mailing',
    'fly',
    'glide',
  ],
  industries: ['travel'],
  moods: ['playful', 'friendly', 'modern'],
  ideas: ['journey', 'speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A paper plane with its fold.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'wings',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [98, 2, 3],
                    [-4, 42, 3],
                    [28, 64, 3],
                    [47, 70, 2],
                    [70, 90, 3],
                  ],
                },
              },
              { subtract: { of: { bar: { from: [26, 76], to: [68, 32], width: '$gap', cap: 'round' } } } },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [98, 2, 3],
                    [-4, 42, 3],
                    [28, 64],
                    [70, 90, 3],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'keel',
        role: 'second',
        knock: '$gap',
        shape: {
          polygon: {
            points: [
              [25, 76, 2],
              [25, 106, 3],
              [54, 87, 2],
              [41, 76, 2],
            ],
          },
        },
      },
    ],
  },
};
