import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drill',
  motifs: [],
  words: [
    'drill',
    'drills',
    'drilling',
    'screwdriver',
    'tool',
    'tools',
    'handyman',
    'diy',
    'fixer',
    'repair',
    'repairs',
    'fitter',
    'installer',
    'assembly',
    'workshop',
    'carpenter',
    'cordless',
    'bore',
  ],
  industries: ['hardware-tools', 'construction', 'manufacturing', 'support-services'],
  moods: ['strong', 'honest', 'masculine', 'technical', 'energetic'],
  ideas: ['craft', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cordless drill, level in the hand, about to start.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'drill',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [0, 9],
                [28, 9],
                [28, 2],
                [70, 2],
                [70, 44],
                [60, 44],
                [61, 77],
                [33, 77],
                [31, 44],
                [28, 44],
                [28, 37],
                [0, 37],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3.5,
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    box: {
                      corner: [9, 18.5],
                      size: [17, 9],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'battery',
        role: 'second',
        shape: [
          {
            box: {
              corner: [26, '77+$gap'],
              size: [66, 20],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 5,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'bit',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                ['70+$gap', 8],
                [90, 12],
                [90, 18],
                [110, 18],
                [110, 28],
                [90, 28],
                [90, 34],
                ['70+$gap', 38],
              ],
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
          [0, 8],
          [62, 8],
          [62, 16],
          [78, 20],
          [100, 20],
          [100, 30],
          [78, 30],
          [62, 36],
          [62, 42],
          [48, 42],
          [42, 80],
          [54, 80],
          [54, 96],
          [6, 96],
          [6, 80],
          [18, 80],
          [22, 42],
          [0, 42],
        ],
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
