import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hand',
  motifs: ['hand', 'leaf'],
  words: [
    'hand',
    'thumb',
    'gardener',
    'finger',
    'gardening',
    'volunteer',
    'landscaper',
    'grow',
    'care',
    'tend',
    'horticulture',
  ],
  industries: ['gardening', 'environment', 'nonprofit'],
  moods: ['friendly', 'natural', 'caring', 'clever', 'handmade'],
  ideas: ['growth', 'craft', 'protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A cupped hand, and what comes up in it.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'hand',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [-4, 66, 3],
                    [14, 62, 'smooth', 80],
                    [36, 66, 'smooth', 105],
                    [58, 69, 'smooth', 90],
                    [63, 76, 'smooth', 180],
                    [42, 81, 4],
                    [68, 83, 'smooth', 85],
                    [97, 58, 'smooth', 50],
                    [107, 66, 'smooth', 200],
                    [80, 96, 'smooth', 235],
                    [46, 103, 'smooth', 270],
                    [18, 97, 'smooth', 275],
                    [-4, 99, 3],
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
                    [-4, 66],
                    [40, 70, 'smooth', 95],
                    [97, 58, 'smooth', 50],
                    [107, 66, 'smooth', 200],
                    [50, 101, 'smooth', 270],
                    [-4, 97],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'sprout',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [46, 56],
                [46, 30, 'smooth', 5],
                [84, -8, 2],
                [82, 26, 'smooth', 190],
                [54, 50, 'smooth', 215],
                [54, 56],
              ],
            },
          },
          {
            curve: {
              points: [
                [54, 54],
                [46, 54],
                [16, 34, 'smooth', 320],
                [10, 2, 2],
                [42, 18, 'smooth', 140],
                [54, 42, 'smooth', 180],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3,
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
      curve: {
        points: [
          [-4, 66, 3],
          [14, 62, 'smooth', 80],
          [36, 66, 'smooth', 105],
          [58, 69, 'smooth', 90],
          [63, 76, 'smooth', 180],
          [42, 81, 4],
          [68, 83, 'smooth', 85],
          [97, 58, 'smooth', 50],
          [107, 66, 'smooth', 200],
          [80, 96, 'smooth', 235],
          [46, 103, 'smooth', 270],
          [18, 97, 'smooth', 275],
          [-4, 99, 3],
        ],
      },
    },
    {
      petal: {
        from: [46, 54],
        to: [78, -8],
        width: 40,
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
