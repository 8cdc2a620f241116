import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tumbler',
  motifs: ['glass'],
  words: [
    'tumbler',
    'lemonade',
    'smoothie',
    'soda',
    'juice',
    'highball',
    'straw',
    'refreshing',
    'refresh',
    'thirst',
    'squash',
    'spritzer',
    'slush',
    'cordial',
    'milkshake',
    'boba',
  ],
  industries: ['beverage'],
  moods: ['fresh', 'cheerful', 'friendly', 'playful'],
  ideas: ['flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cold drink: a tall glass, a straw and a slice on the rim.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.2 } },
    parts: [
      {
        name: 'straw',
        role: 'second',
        shape: {
          line: {
            points: [
              [46, 60],
              [36, 4],
              [15, 0],
            ],
            width: 10,
            bend: 6,
            cap: 'round',
          },
        },
      },
      {
        name: 'glass',
        role: 'lead',
        knock: { gap: '$gap', from: ['straw'] },
        shape: [
          {
            polygon: {
              points: [
                [16, 34, 3],
                [84, 34, 3],
                [74, 106, 7],
                [26, 106, 7],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { at: [42, 82], size: [17, 17], r: 2 } },
                    { turn: { by: 18, about: [42, 82] } },
                  ],
                },
              },
              {
                subtract: {
                  of: [
                    { box: { at: [53, 60], size: [17, 17], r: 2 } },
                    { turn: { by: -14, about: [53, 60] } },
                  ],
                },
              },
            ],
          },
        ],
      },
      { name: 'slice', role: 'accent', knock: '$gap', shape: { disc: { at: [84, 26], r: 18 } } },
    ],
  },
};
