import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'climber',
  motifs: ['carabiner', 'mountain'],
  words: [
    'climber',
    'climb',
    'climbing',
    'carabiner',
    'bouldering',
    'boulder',
    'crag',
    'belay',
    'ascent',
    'rope',
    'alpinist',
    'mountaineer',
    'karabiner',
    'summit',
  ],
  industries: ['sports'],
  moods: ['adventurous', 'sporty', 'strong', 'bold', 'trustworthy'],
  ideas: ['protection', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A carabiner holds the mountain.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 }, weight: { value: 11.4, min: 10.6, max: 12 } },
    parts: [
      {
        name: 'body',
        role: 'none',
        shape: [
          {
            limb: {
              points: [
                [42, 32, 40],
                [56, 76, 28],
              ],
            },
          },
        ],
      },
      {
        name: 'loop',
        role: 'lead',
        shape: [
          { use: { part: 'body' } },
          { outline: { width: '$weight', side: 'inside' } },
          [
            { use: { part: 'body' } },
            {
              intersect: {
                of: {
                  polygon: {
                    points: [
                      [-30, 112],
                      [32, 50],
                      [44, 64],
                      [54, 56],
                      [114, 116],
                    ],
                  },
                },
              },
            },
          ],
          { fine: [{ round: { r: 1.5 } }] },
        ],
      },
      {
        name: 'gate',
        role: 'accent',
        shape: [
          { use: { part: 'body' } },
          { outline: { width: '$weight', side: 'inside' } },
          {
            intersect: {
              of: {
                polygon: {
                  points: [
                    [60, 14],
                    [110, 6],
                    [110, 40],
                    [60, 42],
                  ],
                },
              },
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
};
