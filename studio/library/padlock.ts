import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'padlock',
  motifs: ['lock'],
  words: [
    'lock',
    'padlock',
    'vault',
    'secure',
    'security',
    'password',
    'privacy',
    'private',
    'secret',
    'locksmith',
    'latch',
    'encrypt',
    'protect',
    'encryption',
    'cipher',
    'locked',
    'confidential',
  ],
  industries: ['security', 'software'],
  moods: ['trustworthy', 'strong', 'simple', 'technical'],
  ideas: ['protection', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A padlock, closed.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'shackle',
        role: 'second',
        shape: [
          {
            line: {
              points: [
                [28, 60],
                [28, 8.5],
                [72, 8.5],
                [72, 60],
              ],
              width: 17,
              bend: 22,
            },
          },
          { subtract: { of: { box: { corner: [0, '52-$gap'], size: [100, 80] } } } },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          { box: { corner: [13, 52], size: [74, 45], r: 9 } },
          {
            subtract: {
              of: [
                { plain: [{ disc: { at: [50, 76], r: 10.5 } }] },
                {
                  fine: [
                    { disc: { at: [50, 70], r: 8 } },
                    {
                      polygon: {
                        points: [
                          [45.8, 70],
                          [54.2, 70],
                          [56.5, 88, 2],
                          [43.5, 88, 2],
                        ],
                      },
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [50, 42], r: 12, width: 6 } },
    { box: { corner: [34, 46], size: [32, 22], r: 4 } },
    { subtract: { of: { disc: { at: [50, 57], r: 4 } } } },
  ],
};
