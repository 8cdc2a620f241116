import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'goose',
  motifs: ['goose', 'bird'],
  words: ['goose', 'geese', 'gander', 'gosling', 'feather', 'fable', 'gans', 'oie', 'flock', 'gaggle'],
  industries: ['food', 'agriculture', 'finance', 'childcare'],
  moods: ['friendly', 'warm', 'honest', 'clever', 'rustic'],
  ideas: ['protection', 'growth', 'shelter'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A goose that stands and looks far ahead; one cut folds its wing.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'goose',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, 1, 3],
                [14, -5, 'smooth', 55],
                [26, -9, 'smooth', 90],
                [39, 5, 'smooth', 180],
                [36, 34, 'smooth', 175],
                [54, 47, 'smooth', 94],
                [82, 43, 'smooth', 84],
                [106, 33, 4],
                [96, 66, 'smooth', 215],
                [64, 86, 'smooth', 270],
                [33, 76, 'smooth', 310],
                [18, 50, 'smooth', 0],
                [25, 24, 'smooth', 5],
                [17, 11, 'smooth', 285],
                [-1, 11, 3],
              ],
            },
          },
          {
            polygon: {
              points: [
                [46, 80],
                [55, 80],
                [55, 101],
                [33, 101, 2],
                [46, 93],
              ],
            },
          },
          {
            polygon: {
              points: [
                [72, 78],
                [81, 76],
                [81, 101],
                [63, 101, 2],
                [72, 93],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [26, 3],
                      r: 4.4,
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [42, 56],
                        [56, 68, 'smooth', 95],
                        [88, 55],
                      ],
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
          [0, 1, 3],
          [14, -5, 'smooth', 55],
          [26, -9, 'smooth', 90],
          [39, 5, 'smooth', 180],
          [36, 34, 'smooth', 175],
          [54, 47, 'smooth', 94],
          [82, 43, 'smooth', 84],
          [106, 33, 4],
          [96, 66, 'smooth', 215],
          [64, 86, 'smooth', 270],
          [33, 76, 'smooth', 310],
          [18, 50, 'smooth', 0],
          [25, 24, 'smooth', 5],
          [17, 11, 'smooth', 285],
          [-1, 11, 3],
        ],
      },
    },
    {
      bar: {
        from: [63, 80],
        to: [63, 104],
        width: 14,
      },
    },
    {
      subtract: {
        of: {
          bar: {
            from: [48, 64],
            to: [82, 60],
            width: 9,
            cap: 'round',
          },
        },
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
