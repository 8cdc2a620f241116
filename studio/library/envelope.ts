import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'envelope',
  motifs: ['envelope', 'letter'],
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
    'seal',
  ],
  industries: ['marketing', 'logistics', 'software', 'publishing', 'e-commerce'],
  moods: ['clever', 'friendly', 'playful', 'modern'],
  ideas: ['connection', 'journey', 'speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A letter, closed with a seal.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'letter',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 14], size: [104, 74], r: 7 } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-6, 16],
                        [50, 58],
                        [106, 16],
                      ],
                      width: 8.4,
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      { name: 'seal', role: 'accent', shape: [{ disc: { at: [50, 54], r: 13 } }], knock: '$gap' },
    ],
  },
  inset: [
    { box: { corner: [-2, 12], size: [104, 78], r: 7 } },
    {
      subtract: {
        of: {
          line: {
            points: [
              [-8, 14],
              [50, 60],
              [108, 14],
            ],
            width: 13,
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
