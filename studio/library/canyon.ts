import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'canyon',
  motifs: ['canyon'],
  words: [
    'canyon',
    'canyons',
    'gorge',
    'ravine',
    'gulch',
    'chasm',
    'schlucht',
    'cañón',
    'cañon',
    'desfiladero',
    'kanyon',
    'каньон',
    'キャニオン',
    '협곡',
    '峡谷',
  ],
  industries: ['travel', 'sports', 'winery', 'construction', 'research'],
  moods: ['adventurous', 'warm', 'natural', 'strong', 'bold'],
  ideas: ['journey', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The sun goes down between two stepped walls.',
    dials: {
      gap: {
        value: 9.2,
        min: 8.8,
        max: 9.8,
      },
    },
    parts: [
      {
        name: 'walls',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-6, -2],
                [14, -2],
                [18, 28],
                [28, 28],
                [32, 60],
                [40, 60],
                [43, 100],
                [-6, 100],
              ],
            },
          },
          {
            polygon: {
              points: [
                [106, 10],
                [84, 10],
                [80, 38],
                [72, 38],
                [68, 68],
                [60, 68],
                [57, 100],
                [106, 100],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
                  only: 'outer',
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                {
                  bar: {
                    from: [-10, 44],
                    to: [12, 44],
                    width: '$gap',
                    cap: 'round',
                  },
                },
                {
                  bar: {
                    from: [110, 68],
                    to: [86, 68],
                    width: '$gap',
                    cap: 'round',
                  },
                },
              ],
            },
          },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        shape: [
          {
            disc: {
              at: [50, 19],
              r: 15,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-4, 0, 3],
          [20, 0, 3],
          [20, 40],
          [34, 40, 3],
          [34, 96, 3],
          [-4, 96, 3],
        ],
      },
    },
    {
      mirror: {
        line: {
          x: 50,
        },
      },
    },
    {
      disc: {
        at: [50, 22],
        r: 16,
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
