import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chapel',
  motifs: ['church'],
  words: [
    'chapel',
    'chapels',
    'parish',
    'church',
    'churches',
    'steeple',
    'belfry',
    'congregation',
    'abbey',
    'vicar',
    'pastor',
    'kapelle',
    'chapelle',
    'capilla',
    'cappella',
    'capela',
    'kapel',
    'kapell',
    'şapel',
    'παρεκκλήσι',
    'часовня',
    'كنيسة',
    '教会',
    '礼拝堂',
    '教堂',
    '예배당',
  ],
  industries: ['religion', 'events', 'nonprofit', 'architecture'],
  moods: ['calm', 'honest', 'timeless', 'rustic'],
  ideas: ['shelter', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A chapel; its bell arch is open to the sky.',
    dials: { door: { value: 26, min: 24, max: 28 } },
    parts: [
      {
        name: 'chapel',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [8, 98],
                [8, 72],
                [24, 60],
                [24, 14],
                [50, -6],
                [76, 14],
                [76, 60],
                [92, 72],
                [92, 98],
              ],
            },
          },
          {
            subtract: {
              of: {
                box: { corner: ['50-$door/2', 56], size: ['$door', 60], r: ['$door/2', '$door/2', 0, 0] },
              },
            },
          },
          { subtract: { of: { box: { corner: [43, 16], size: [14, 20], r: [7, 7, 0, 0] } } } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [8, 98],
          [8, 72],
          [24, 60],
          [24, 14],
          [50, -6],
          [76, 14],
          [76, 60],
          [92, 72],
          [92, 98],
        ],
      },
    },
    { subtract: { of: { box: { corner: [36, 54], size: [28, 60], r: [14, 14, 0, 0] } } } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
