import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sleeping-cat',
  motifs: ['cat'],
  words: [
    'cat',
    'cats',
    'kitten',
    'nap',
    'asleep',
    'sleepy',
    'snooze',
    'purr',
    'cattery',
    'cosy',
    'katze',
    'chat',
    'gato',
    'gatto',
    'kat',
    'katt',
    'kedi',
    'γάτα',
    'кошка',
    'قطة',
    '猫',
    '고양이',
    'बिल्ली',
  ],
  industries: ['pets', 'veterinary', 'cafe', 'bar', 'books', 'wellness', 'music'],
  moods: ['cosy', 'calm', 'cute', 'warm', 'friendly'],
  ideas: ['shelter', 'harmony'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A cat asleep, curled into a ball with its tail around it.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [12, 70],
                [58, 8, 'smooth', 90],
                [104, 56, 'smooth', 180],
                [78, 84],
                [26, 84],
              ],
            },
          },
          { subtract: { of: { box: { corner: [20, 66], size: [32, 30] } } } },
        ],
      },
      {
        name: 'head',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [-3, 33],
                [13, 43],
                [31, 43],
                [47, 33],
                [49, 62, 'smooth', 190],
                [22, 79, 'smooth', 270],
                [-5, 62, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'tail',
        role: 'lead',
        knock: { gap: '$gap', from: ['body'] },
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [98, 58],
                    [84, 86, 'smooth', 238],
                    [24, 97.5],
                  ],
                  width: 15,
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [98, 58],
                    [84, 86, 'smooth', 238],
                    [24, 97.5],
                  ],
                  width: 15,
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [12, 76],
          [58, 8, 'smooth', 90],
          [106, 60, 'smooth', 180],
          [82, 98],
          [20, 98],
        ],
      },
    },
    {
      subtract: {
        of: {
          curve: {
            points: [
              [-3, 26],
              [13, 38],
              [31, 38],
              [47, 26],
              [52, 62, 'smooth', 190],
              [22, 90, 'smooth', 270],
              [-5, 62, 'smooth', 0],
            ],
          },
        },
        gap: 12,
      },
    },
    {
      curve: {
        points: [
          [-3, 28],
          [13, 40],
          [31, 40],
          [47, 28],
          [50, 62, 'smooth', 190],
          [22, 86, 'smooth', 270],
          [-5, 62, 'smooth', 0],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
