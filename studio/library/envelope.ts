import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'envelope',
  motifs: ['envelope', 'fox', 'letter'],
  words: [
    'envelope',
    'mail',
    'email',
    'post',
    'postal',
    'courier',
    'letter',
    'messenger',
    'newsletter',
    'inbox',
    'stationery',
    'stationer',
    'message',
    'delivery',
    'sender',
    'mailbox',
    'notify',
  ],
  industries: ['marketing', 'logistics', 'software', 'publishing', 'e-commerce'],
  moods: ['clever', 'friendly', 'quirky', 'playful', 'modern'],
  ideas: ['connection', 'journey', 'speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An envelope with two ears: the flap is a fox’s brow, the seal its nose.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'fox',
        role: 'lead',
        shape: [
          { box: { corner: [0, 30], size: [100, 66], r: 9 } },
          {
            polygon: {
              points: [
                [0, 60],
                [0, 0, 4],
                [42, 30],
                [42, 60],
              ],
            },
          },
          {
            polygon: {
              points: [
                [100, 60],
                [100, 0, 4],
                [58, 30],
                [58, 60],
              ],
            },
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [-8, 42],
                    [50, 78],
                    [108, 42],
                  ],
                  width: '$gap',
                },
              },
            },
          },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [30, 44], r: 5 } }, { disc: { at: [70, 44], r: 5 } }] } },
            ],
          },
        ],
      },
      { name: 'nose', role: 'accent', knock: '$gap', shape: { disc: { at: [50, 69], r: 9 } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [33, 32],
          [44, 41],
          [56, 41],
          [67, 32],
          [67, 66],
          [33, 66],
        ],
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [28, 46],
              [50, 60],
              [72, 46],
            ],
            width: 5,
          },
        },
      },
    },
  ],
};
