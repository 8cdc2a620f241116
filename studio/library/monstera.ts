import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'monstera',
  motifs: ['monstera', 'leaf', 'plant'],
  words: [
    'monstera',
    'monsteras',
    'philodendron',
    'houseplant',
    'houseplants',
    'tropical',
    'jungle',
    'fensterblatt',
    'монстера',
    'モンステラ',
    '몬스테라',
    '龟背竹',
  ],
  industries: ['gardening', 'flowers', 'interior-design', 'wellness', 'retail', 'hotel'],
  moods: ['natural', 'fresh', 'modern', 'friendly', 'calm'],
  ideas: ['growth'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A leaf of monstera, slit by the light it lets through.',
    dials: {
      gap: {
        value: 8.5,
        min: 8.2,
        max: 8.9,
      },
    },
    parts: [
      {
        name: 'leaf',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 16],
                [28, 0, 'smooth', 265],
                [-2, 44, 'smooth', 180],
                [50, 106, 3],
                [102, 44, 'smooth', 0],
                [72, 0, 'smooth', 275],
              ],
            },
          },
          {
            subtract: {
              of: [
                [
                  {
                    bar: {
                      from: [-20, 20],
                      to: [34, 40],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                  {
                    bar: {
                      from: [-20, 58],
                      to: [36, 62],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                  {
                    fine: [
                      {
                        bar: {
                          from: [0, 96],
                          to: [38, 80],
                          width: '$gap',
                          cap: 'round',
                        },
                      },
                    ],
                  },
                  {
                    mirror: {
                      line: {
                        x: 50,
                      },
                    },
                  },
                ],
              ],
            },
          },
          {
            line: {
              points: [
                [50, 30],
                [50, 10, 'smooth', 0],
                [58, -14],
              ],
              width: 9,
              cap: 'round',
            },
          },
          {
            turn: {
              by: 32,
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
          [50, 18],
          [28, 0, 'smooth', 265],
          [-2, 44, 'smooth', 180],
          [50, 106],
          [102, 44, 'smooth', 0],
          [72, 0, 'smooth', 275],
        ],
      },
    },
    {
      subtract: {
        of: [
          [
            {
              bar: {
                from: [-20, 34],
                to: [30, 46],
                width: 12,
                cap: 'round',
              },
            },
            {
              bar: {
                from: [-10, 84],
                to: [34, 74],
                width: 12,
                cap: 'round',
              },
            },
            {
              mirror: {
                line: {
                  x: 50,
                },
              },
            },
          ],
        ],
      },
    },
    {
      turn: {
        by: 32,
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
