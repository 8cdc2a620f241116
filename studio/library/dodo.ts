import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dodo',
  motifs: ['dodo', 'bird'],
  words: ['dodo', 'dodos', 'extinct', 'mauritius', 'дронт', 'додо', 'ドードー', '도도새', '渡渡鸟'],
  industries: ['toys', 'games', 'books', 'publishing', 'media'],
  moods: ['quirky', 'playful', 'friendly', 'retro', 'clever'],
  ideas: ['journey'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A dodo, not gone after all.',
    dials: {
      leg: {
        value: 8.8,
        min: 8.4,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'dodo',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [72, -2, 'smooth', 90],
                [88, 8, 'smooth', 130],
                [108, 20, 'smooth', 150],
                [110, 40, 4],
                [98, 34, 'smooth', 290],
                [84, 32, 'smooth', 240],
                [82, 46, 'smooth', 175],
                [84, 66, 'smooth', 190],
                [50, 94, 'smooth', 270],
                [14, 72, 'smooth', 340],
                [-6, 58, 5],
                [-2, 42, 5],
                [16, 46],
                [44, 42, 'smooth', 70],
                [56, 20, 'smooth', 5],
              ],
            },
          },
          {
            line: {
              points: [
                [42, 86],
                [42, 106],
                [54, 106],
              ],
              width: '$leg',
              bend: 2,
            },
          },
          {
            line: {
              points: [
                [64, 84],
                [64, 106],
                [76, 106],
              ],
              width: '$leg',
              bend: 2,
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2.5,
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
                      at: [73, 14],
                      r: 4.8,
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
          [72, -2, 'smooth', 90],
          [88, 8, 'smooth', 130],
          [108, 20, 'smooth', 150],
          [110, 40, 4],
          [98, 34, 'smooth', 290],
          [84, 32, 'smooth', 240],
          [84, 66, 'smooth', 190],
          [50, 94, 'smooth', 270],
          [14, 72, 'smooth', 340],
          [-6, 58, 5],
          [-2, 42, 5],
          [16, 46],
          [44, 42, 'smooth', 70],
          [56, 20, 'smooth', 5],
        ],
      },
    },
    {
      bar: {
        from: [42, 86],
        to: [42, 108],
        width: 11,
      },
    },
    {
      bar: {
        from: [64, 84],
        to: [64, 108],
        width: 11,
      },
    },
    {
      subtract: {
        of: {
          disc: {
            at: [73, 14],
            r: 6,
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
