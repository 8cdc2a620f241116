import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'scarecrow',
  motifs: ['person'],
  words: [
    'scarecrow',
    'scarecrows',
    'strawman',
    'farm',
    'farmer',
    'allotment',
    'crop',
    'crops',
    'cornfield',
    'harvest',
    'pumpkin',
    'crow',
    'straw',
  ],
  industries: ['agriculture', 'food', 'gardening', 'events'],
  moods: ['rustic', 'quirky', 'honest', 'playful', 'natural'],
  ideas: ['protection', 'growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A scarecrow, arms out, hat down, on duty.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'figure',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [-6, 50],
                    [106, 50],
                    [101, 72],
                    [88, 65],
                    [76, 69],
                    [70, 66],
                    [72, 93],
                    [61, 87],
                    [50, 94],
                    [39, 87],
                    [28, 93],
                    [30, 66],
                    [24, 69],
                    [12, 65],
                    [-1, 72],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [-6, 50],
                    [106, 50],
                    [102, 68],
                    [70, 68],
                    [72, 92],
                    [28, 92],
                    [30, 68],
                    [-2, 68],
                  ],
                },
              },
            ],
          },
          {
            box: {
              corner: [45, 80],
              size: [10, 27],
            },
          },
        ],
      },
      {
        name: 'head',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            disc: {
              at: [50, 27],
              r: 16,
            },
          },
        ],
      },
      {
        name: 'hat',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [20, 12],
                [36, 10],
                [41, -8],
                [59, -8],
                [64, 10],
                [80, 12],
                [80, 20],
                [20, 20],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
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
      polygon: {
        points: [
          [0, 44],
          [100, 44],
          [96, 64],
          [68, 60],
          [70, 86],
          [30, 86],
          [32, 60],
          [4, 64],
        ],
      },
    },
    {
      box: {
        corner: [45, 80],
        size: [10, 20],
      },
    },
    {
      polygon: {
        points: [
          [24, 18],
          [40, 16],
          [42, 0],
          [58, 0],
          [60, 16],
          [76, 18],
          [76, 26],
          [24, 26],
        ],
      },
    },
    {
      disc: {
        at: [50, 26],
        r: 14,
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
