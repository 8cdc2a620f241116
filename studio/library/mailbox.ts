import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'mailbox',
  motifs: ['envelope', 'house', 'letter'],
  words: [
    'mailbox',
    'letterbox',
    'mail',
    'post',
    'address',
    'postman',
    'doorstep',
    'invite',
    'invitation',
    'stationery',
    'newsletter',
    'homecoming',
    'correspondence',
    'courier',
  ],
  industries: ['real-estate', 'marketing', 'logistics', 'support-services'],
  moods: ['clever', 'friendly', 'simple', 'trustworthy', 'warm'],
  ideas: ['connection', 'two-become-one', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An opened envelope is a house: the flap is its roof.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'house',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [50, -6],
                    [103, 42, 2],
                    [-3, 42, 2],
                  ],
                },
              },
              { box: { corner: [73, -4], size: [14, 36], r: [1.5, 1.5, 0, 0] } },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [50, -6],
                    [103, 42],
                    [-3, 42],
                  ],
                },
              },
              { box: { corner: [73, -4], size: [14, 36] } },
            ],
          },
          {
            polygon: {
              points: [
                [2, '46+$gap'],
                [50, '86-$gap*0.3'],
                [98, '46+$gap'],
                [98, 103],
                [2, 103],
              ],
            },
          },
        ],
      },
      {
        name: 'letter',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                ['10+$gap*0.5', '42+$gap'],
                ['90-$gap*0.5', '42+$gap'],
                [50, '77-$gap*0.3'],
              ],
              round: 1.6,
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [0, 26], size: [90, 44], r: [22, 22, 3, 3] } },
    { box: { corner: [36, 62], size: [18, 42], r: 0 } },
    { bar: { from: [63, 34], to: [63, -4], width: 15 } },
    { box: { corner: [56, -4], size: [36, 22], r: 3 } },
    { round: { r: 4, only: 'inner' } },
    { subtract: { of: { box: { corner: [18, 42], size: [34, 13], r: 3 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
