import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'specs-and-quiff',
  motifs: ['glasses'],
  words: [
    'glasses',
    'spectacles',
    'specs',
    'optician',
    'eyewear',
    'optometrist',
    'optical',
    'bespectacled',
    'nerd',
    'geek',
    'bookish',
    'boffin',
  ],
  industries: ['eyewear'],
  moods: ['friendly', 'playful', 'quirky', 'modern', 'youthful', 'clever'],
  ideas: ['precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Round frames and a quiff: the face is left to whoever wears them.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.2,
      },
      weight: {
        value: 10,
        min: 9.4,
        max: 10.6,
      },
    },
    parts: [
      {
        name: 'hair',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [3, 38, 3],
                    [-1, 20, 'smooth', 0],
                    [20, -2, 'smooth', 62],
                    [62, -9, 'smooth', 92],
                    [100, 16, 'smooth', 172],
                    [97, 38, 3],
                    [84, 24, 'smooth', 305],
                    [60, 21, 'smooth', 270],
                    [22, 16, 'smooth', 268],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [2, 38],
                    [0, 18, 'smooth', 0],
                    [62, -9, 'smooth', 92],
                    [98, 38],
                    [60, 21, 'smooth', 270],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'frames',
        role: 'lead',
        shape: [
          {
            ring: {
              at: [21, '60.2+$gap'],
              r: 25,
              width: '$weight',
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
            line: {
              points: [
                [38, '55.2+$gap'],
                [50, '49.2+$gap', 'via'],
                [62, '55.2+$gap'],
              ],
              width: '$weight',
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
                  only: 'inner',
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
      ring: {
        at: [20, 50],
        r: 26,
        width: 13,
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
      bar: {
        from: [40, 46],
        to: [60, 46],
        width: 13,
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [36, 36],
      },
    },
  ],
};
