import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'carabiner',
  motifs: ['carabiner'],
  words: [
    'carabiner',
    'karabiner',
    'carabiners',
    'belay',
    'rappel',
    'abseil',
    'ropework',
    'ropes',
    'quickdraw',
    'harness',
  ],
  industries: [],
  moods: ['adventurous', 'trustworthy', 'technical', 'sporty'],
  ideas: ['protection', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A carabiner; the gate is the part that opens.',
    dials: { gap: { value: 9.2, min: 8.8, max: 10 }, weight: { value: 15, min: 14, max: 16 } },
    parts: [
      {
        name: 'hook',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [16, 14],
                    [62, -2],
                    [84, 24],
                    [62, 102],
                    [28, 102],
                  ],
                  width: '$weight',
                  bend: 15,
                  closed: true,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [18, 2],
                    [77, 2],
                    [84, 24],
                    [62, 102],
                    [28, 102],
                  ],
                  width: '$weight',
                  closed: true,
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                bar: {
                  from: ['78+$gap*0.272', '45.3-$gap*0.962'],
                  to: ['67.6-$gap*0.272', '82.1+$gap*0.962'],
                  width: 22,
                },
              },
            },
          },
        ],
      },
      {
        name: 'gate',
        role: 'accent',
        shape: { bar: { from: [78, 45.3], to: [67.6, 82.1], width: '$weight' } },
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [16, 14],
          [62, -2],
          [84, 24],
          [62, 102],
          [28, 102],
        ],
        width: 18,
        bend: 15,
        closed: true,
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
