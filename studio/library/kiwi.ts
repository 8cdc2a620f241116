import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'kiwi',
  motifs: ['kiwi', 'bird'],
  words: ['kiwibird', 'aotearoa', '키위새'],
  industries: ['travel', 'toys', 'games', 'support-services'],
  moods: ['quirky', 'friendly', 'simple', 'honest', 'playful'],
  ideas: ['journey'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A kiwi: an egg on legs with a needle for a bill.',
    dials: {
      leg: {
        value: 8.4,
        min: 8,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'kiwi',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [8, 52, 'smooth', 0],
                [42, 18, 'smooth', 85],
                [62, 20, 'smooth', 80],
                [78, 6, 'smooth', 85],
                [95, 22, 'smooth', 175],
                [84, 46, 'smooth', 215],
                [68, 76, 'smooth', 235],
                [40, 86, 'smooth', 275],
              ],
            },
          },
          {
            polygon: {
              points: [
                [86, 10],
                [95, 16],
                [114, 74, 3.8],
                [80, 40],
              ],
            },
          },
          {
            line: {
              points: [
                [40, 80],
                [38, 103],
                [52, 103],
              ],
              width: '$leg',
              bend: 2,
            },
          },
          {
            line: {
              points: [
                [60, 78],
                [64, 103],
                [78, 103],
              ],
              width: '$leg',
              bend: 2,
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
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [79, 21],
                      r: 4.4,
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
      disc: {
        at: [42, 52],
        r: [36, 34],
      },
    },
    {
      disc: {
        at: [78, 24],
        r: 18,
      },
    },
    {
      limb: {
        points: [
          [50, 48, 26],
          [76, 26, 16],
        ],
      },
    },
    {
      polygon: {
        points: [
          [88, 10],
          [96, 18],
          [116, 74, 3],
          [78, 40],
        ],
      },
    },
    {
      bar: {
        from: [34, 76],
        to: [34, 106],
        width: 11,
      },
    },
    {
      bar: {
        from: [56, 76],
        to: [56, 106],
        width: 11,
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
