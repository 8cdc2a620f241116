import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chat-lock',
  motifs: ['lock', 'speech-bubble'],
  words: [
    'private',
    'secret',
    'secure',
    'messenger',
    'chat',
    'encrypted',
    'lock',
    'cipher',
    'vault',
    'trust',
    'confidential',
    'signal',
  ],
  industries: ['security', 'software', 'telecoms', 'support-services', 'data'],
  moods: ['trustworthy', 'modern', 'discreet', 'clever', 'friendly'],
  ideas: ['protection', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A padlock whose body is a speech bubble: what is said here stays here.',
    dials: { gap: { value: 9, min: 8.4, max: 10 }, weight: { value: 14, min: 12.6, max: 15.6 } },
    parts: [
      {
        name: 'bubble',
        role: 'lead',
        shape: [
          { box: { corner: [6, 38], size: [88, 52], r: 12 } },
          {
            polygon: {
              points: [
                [20, 80],
                [50, 80],
                [20, 106],
              ],
              round: 2,
            },
          },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [29, 64], r: 5.6 } }, { repeat: { n: 3, by: [21, 0] } }] } },
            ],
          },
        ],
      },
      {
        name: 'shackle',
        role: 'accent',
        shape: [
          { box: { corner: [24, -2], size: [52, '40-$gap'], r: [26, 26, 0, 0] } },
          {
            subtract: {
              of: {
                box: {
                  corner: ['24+$weight', '-2+$weight'],
                  size: ['52-2*$weight', 60],
                  r: ['26-$weight', '26-$weight', 0, 0],
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [34, 45], size: [32, 18], r: 3 } },
    {
      polygon: {
        points: [
          [36, 58],
          [48, 58],
          [36, 69],
        ],
      },
    },
    { ring: { at: [50, 44], r: 13, width: 6 } },
  ],
};
