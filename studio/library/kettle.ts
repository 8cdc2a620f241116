import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'kettle',
  motifs: ['kettle'],
  words: [
    'kettle',
    'boil',
    'boiling',
    'steam',
    'whistle',
    'stove',
    'hob',
    'tea',
    'tearoom',
    'brew',
    'camp',
    'water',
    'copper',
    'kitchen',
  ],
  industries: ['cafe', 'beverage'],
  moods: ['warm', 'cosy', 'classic', 'friendly'],
  ideas: ['transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A kettle on the stove.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            fine: [
              [
                {
                  curve: {
                    points: [
                      [37, 43, 3],
                      [65, 43, 3],
                      [86, 78, 'smooth', 174],
                      [80, 93, 5],
                      [21, 93, 5],
                      [15, 78, 'smooth', 6],
                    ],
                  },
                },
                {
                  curve: {
                    points: [
                      [34, 77],
                      [15.1, 77],
                      [9, 61, 'smooth', 332],
                      [-6, 37, 2],
                      [6, 28, 2],
                      [25, 49, 'smooth', 122],
                      [44, 51],
                    ],
                  },
                },
              ],
              { disc: { at: [51, 37], r: 6.4 } },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [37, 43],
                    [65, 43],
                    [86, 93],
                    [15, 93],
                    [14, 72],
                    [-6, 38, 2],
                    [6, 29, 2],
                    [26, 51],
                  ],
                },
              },
              { disc: { at: [51, 37], r: 6.4 } },
            ],
          },
          { cut: { line: { y: 78 }, gap: '$gap' } },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          {
            line: {
              points: [
                [26, 36],
                [22.5, 18, 'smooth', 354],
                [50, -10, 'smooth', 90],
                [77.5, 18, 'smooth', 186],
                [74, 36],
              ],
              width: 11,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [34, 40],
          [66, 40],
          [92, 84, 'smooth', 176],
          [84, 98, 6],
          [18, 98, 6],
          [4, 70, 'smooth', 330],
          [-14, 40, 3],
          [6, 30, 3],
          [22, 50],
        ],
      },
    },
    {
      line: {
        points: [
          [28, 46],
          [24, 22],
          [50, -4, 'smooth', 90],
          [76, 22],
          [72, 46],
        ],
        width: 13,
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
