import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hourglass',
  motifs: ['hourglass', 'clock', 'mountain'],
  words: [
    'time',
    'hour',
    'hourglass',
    'sand',
    'timer',
    'tempo',
    'moment',
    'watch',
    'slow',
    'age',
    'minute',
    'heritage',
    'patience',
  ],
  industries: ['software', 'consulting', 'wellness', 'games', 'jewellery', 'events'],
  moods: ['calm', 'precise', 'timeless', 'clever', 'modern'],
  ideas: ['flow', 'balance', 'transformation', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An hourglass: what has run through has become a mountain.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'glass',
        role: 'lead',
        shape: [
          { box: { corner: [8, 86], size: [84, 14] } },
          {
            polygon: {
              points: [
                [8, 0],
                [92, 0],
                [92, 14],
                [50, 43],
                [8, 14],
              ],
            },
          },
        ],
      },
      {
        name: 'sand',
        role: 'accent',
        shape: {
          polygon: {
            points: [
              [50, '40+$gap'],
              [82, '86-$gap'],
              [18, '86-$gap'],
            ],
          },
        },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [35, 33],
          [65, 33],
          [65, 38],
          [54, 50],
          [65, 62],
          [65, 67],
          [35, 67],
          [35, 62],
          [46, 50],
          [35, 38],
        ],
      },
    },
  ],
};
