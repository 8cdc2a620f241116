import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bridge',
  motifs: ['bridge', 'arch', 'river'],
  words: [
    'bridge',
    'brook',
    'river',
    'crossing',
    'cross',
    'span',
    'pont',
    'ponte',
    'keystone',
    'link',
    'viaduct',
    'between',
    'mediation',
    'canal',
  ],
  industries: ['construction', 'consulting', 'architecture', 'finance', 'nonprofit', 'recruiting'],
  moods: ['trustworthy', 'calm', 'timeless', 'professional', 'strong'],
  ideas: ['connection', 'two-become-one', 'balance', 'journey'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'Two banks lean towards each other; the keystone makes them one bridge.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'banks',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 92],
                [-2, 42],
                [50, 16, 'smooth', 90],
                [102, 42],
                [102, 92],
              ],
            },
          },
          { subtract: { of: { disc: { at: [50, 92], r: 39 } } } },
        ],
      },
      {
        name: 'keystone',
        role: 'accent',
        knock: '$gap',
        shape: {
          polygon: {
            points: [
              [36, 9],
              [64, 9],
              [58, 57],
              [42, 57],
            ],
          },
        },
      },
    ],
  },
  inset: [{ box: { at: [50, 50], size: [36, 26] } }, { subtract: { of: { disc: { at: [50, 63], r: 10 } } } }],
};
