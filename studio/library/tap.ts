import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tap',
  motifs: ['tap'],
  words: [
    'tap',
    'faucet',
    'plumber',
    'plumbing',
    'water',
    'bathroom',
    'kitchen',
    'spout',
    'valve',
    'drip',
    'heating',
    'sanitary',
    'bath',
    'fitting',
    'leak',
    'spigot',
    'hydrant',
  ],
  industries: ['construction', 'hardware-tools', 'cleaning', 'interior-design'],
  moods: ['fresh', 'clean', 'friendly', 'trustworthy', 'simple'],
  ideas: ['flow', 'transformation'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A plain brass tap, shut tight.',
    dials: {
      stem: {
        value: 20,
        min: 17,
        max: 23,
      },
    },
    parts: [
      {
        name: 'tap',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [4, 62],
                [80, 62],
                [80, 100],
              ],
              width: 27,
              bend: 22,
            },
          },
          {
            box: {
              corner: [30, 8],
              size: ['$stem', 50],
            },
          },
          {
            box: {
              corner: [6, -2],
              size: [68, 18],
              r: 9,
            },
          },
          {
            fine: [
              {
                box: {
                  corner: [-4, 40],
                  size: [13, 44],
                  r: 3,
                },
              },
              {
                box: {
                  corner: [62, 91],
                  size: [36, 11],
                  r: 2,
                },
              },
              {
                round: {
                  r: 4,
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
      line: {
        points: [
          [32, 53],
          [61, 53],
          [61, 66],
        ],
        width: 10,
        bend: 8,
      },
    },
    {
      box: {
        corner: [42, 38],
        size: [8, 12],
      },
    },
    {
      box: {
        corner: [34, 33],
        size: [24, 8],
        r: 4,
      },
    },
  ],
};
