import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'plant-pot',
  motifs: ['plant', 'leaf'],
  words: [
    'plant',
    'houseplant',
    'flowerpot',
    'potted',
    'succulent',
    'aloe',
    'agave',
    'terracotta',
    'nursery',
    'gardener',
    'florist',
    'indoor',
    'windowsill',
    'greenery',
    'botanical',
  ],
  industries: ['gardening', 'flowers'],
  moods: ['natural', 'fresh', 'friendly', 'calm'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A leafy plant in a clay pot.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'plant',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 62],
                    [36, 28, 'smooth', 0],
                    [50, -6, 2],
                    [64, 28, 'smooth', 180],
                  ],
                },
              },
              {
                curve: {
                  points: [
                    [48, 62],
                    [30, 56, 'smooth', 290],
                    [4, 14, 2],
                    [34, 24, 'smooth', 115],
                    [50, 56],
                  ],
                },
              },
              {
                curve: {
                  points: [
                    [52, 62],
                    [70, 56, 'smooth', 70],
                    [96, 14, 2],
                    [66, 24, 'smooth', 245],
                    [50, 56],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              { petal: { from: [50, 62], to: [50, -6], width: 28 } },
              { petal: { from: [50, 66], to: [4, 14], width: 26 } },
              { petal: { from: [50, 66], to: [96, 14], width: 26 } },
            ],
          },
        ],
      },
      {
        name: 'pot',
        role: 'second',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [20, 58, 2],
                    [80, 58, 2],
                    [78, 71, 2],
                    [72, 71],
                    [67, 100, 4],
                    [33, 100, 4],
                    [28, 71],
                    [22, 71, 2],
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
                    [22, 58],
                    [78, 58],
                    [67, 100],
                    [33, 100],
                  ],
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { petal: { from: [50, 62], to: [50, -6], width: 32 } },
    { petal: { from: [50, 64], to: [4, 14], width: 28 } },
    { petal: { from: [50, 64], to: [96, 14], width: 28 } },
    {
      polygon: {
        points: [
          [18, 62],
          [82, 62],
          [70, 104, 4],
          [30, 104, 4],
        ],
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
