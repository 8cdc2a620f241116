import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'waterfall',
  motifs: ['waterfall', 'river'],
  words: [
    'waterfall',
    'waterfalls',
    'cascade',
    'cascades',
    'wasserfall',
    'cascada',
    'cascata',
    'waterval',
    'vattenfall',
    'şelale',
    'καταρράκτης',
    'водопад',
    'شلال',
    '滝',
    '폭포',
    '瀑布',
  ],
  industries: ['travel', 'wellness', 'hotel', 'environment', 'beverage', 'energy'],
  moods: ['fresh', 'natural', 'calm', 'adventurous', 'clean'],
  ideas: ['flow', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The river goes over the edge and lies down.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'rock',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-4, 22],
                [6, 4],
                [30, 4],
                [30, 80],
                [2, 80],
                [-4, 58],
              ],
            },
          },
          {
            polygon: {
              points: [
                [104, 38],
                [92, 16],
                [70, 16],
                [70, 80],
                [98, 80],
                [104, 62],
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
        ],
      },
      {
        name: 'water',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [32, -2],
                [68, -2],
                [68, 66, 'smooth', 180],
                [104, 88, 3],
                [104, 102, 3],
                [-4, 102, 3],
                [-4, 88, 3],
                [32, 66, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    bar: {
                      from: [50, 22],
                      to: [50, 72],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
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
          [34, 0],
          [66, 0],
          [66, 58, 'smooth', 180],
          [100, 84, 4],
          [100, 100, 4],
          [0, 100, 4],
          [0, 84, 4],
          [34, 58, 'smooth', 0],
        ],
      },
    },
    {
      box: {
        corner: [0, 8],
        size: [22, 48],
        r: 3,
      },
    },
    {
      box: {
        corner: [78, 8],
        size: [22, 48],
        r: 3,
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
