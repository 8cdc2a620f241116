import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'grasshopper',
  motifs: ['grasshopper', 'animal'],
  words: ['grasshopper', 'grasshoppers', 'locust', 'heuschrecke', 'sauterelle'],
  industries: ['software', 'education', 'sports', 'gardening'],
  moods: ['energetic', 'quirky', 'fresh', 'playful'],
  ideas: ['propulsion', 'speed'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A grasshopper, knees up, about to jump.',
    dials: {
      weight: {
        value: 9.6,
        min: 9.3,
        max: 10,
      },
    },
    parts: [
      {
        name: 'hopper',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-13, 57, 4],
                [24, 47, 'smooth', 82],
                [60, 46, 'smooth', 85],
                [84, 38, 'smooth', 80],
                [106, 54, 'smooth', 180],
                [92, 72, 'smooth', 260],
                [58, 72, 'smooth', 270],
                [14, 66, 'smooth', 280],
              ],
            },
          },
          {
            line: {
              points: [
                [90, 44],
                [96, 20, 'smooth', 20],
                [114, 8],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [82, 66],
                [86, 84],
                [80, 104],
              ],
              width: '$weight',
              cap: 'round',
              bend: 4,
            },
          },
          {
            limb: {
              points: [
                [64, 66, 10],
                [31, 11, 6.4],
              ],
            },
          },
          {
            line: {
              points: [
                [31, 10],
                [12, 56],
                [10, 104],
              ],
              width: '$weight',
              cap: 'round',
              bend: 8,
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3,
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
                      at: [90, 55],
                      r: 5.4,
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
          [-13, 57, 4],
          [24, 47, 'smooth', 82],
          [60, 46, 'smooth', 85],
          [84, 38, 'smooth', 80],
          [106, 54, 'smooth', 180],
          [92, 72, 'smooth', 260],
          [58, 72, 'smooth', 270],
          [14, 66, 'smooth', 280],
        ],
      },
    },
    {
      line: {
        points: [
          [90, 44],
          [98, 14],
        ],
        width: 13,
      },
    },
    {
      line: {
        points: [
          [84, 66],
          [84, 102],
        ],
        width: 13,
      },
    },
    {
      line: {
        points: [
          [64, 66],
          [30, 12],
        ],
        width: 15,
      },
    },
    {
      line: {
        points: [
          [30, 12],
          [10, 102],
        ],
        width: 13,
      },
    },
    {
      round: {
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
