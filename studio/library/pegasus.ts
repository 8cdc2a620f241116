import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pegasus',
  motifs: ['pegasus', 'horse', 'wing'],
  words: ['pegasus', 'pegasos', 'pégase', 'pegaso', 'pegaz', 'пегас', 'ペガサス', '페가수스', '飞马'],
  industries: ['aviation', 'logistics', 'transport', 'publishing', 'sports', 'travel'],
  moods: ['elegant', 'dreamy', 'strong', 'classic', 'luxurious'],
  ideas: ['speed', 'journey', 'propulsion'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A horse with a wing for a mane.',
    dials: {
      gap: {
        value: 8.7,
        min: 8.5,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'horse',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [32, -2, 2.5],
                [46, 10, 'smooth', 100],
                [72, 58, 'smooth', 170],
                [82, 102, 3],
                [30, 102, 3],
                [46, 62, 'smooth', 340],
                [38, 56, 'smooth', 250],
                [14, 76, 5],
                [-2, 66, 6],
                [16, 26, 'smooth', 30],
                [26, 12, 'smooth', 20],
              ],
            },
          },
        ],
      },
      {
        name: 'wing',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [74, 102, 3],
                    [73, 64, 'smooth', 5],
                    [114, -4, 4],
                    [120, 26, 'smooth', 182],
                    [116, 66, 'smooth', 195],
                    [102, 102, 3],
                  ],
                },
              },
              {
                subtract: {
                  of: [
                    {
                      bar: {
                        from: [134, 24],
                        to: [95, 46],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                    {
                      bar: {
                        from: [132, 58],
                        to: [93, 76],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                petal: {
                  from: [80, 104],
                  to: [116, -4],
                  width: 36,
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
          [32, -2, 2.5],
          [46, 10, 'smooth', 100],
          [66, 58, 'smooth', 170],
          [70, 102, 3],
          [24, 102, 3],
          [42, 62, 'smooth', 340],
          [36, 56, 'smooth', 250],
          [14, 76, 5],
          [-2, 66, 6],
          [16, 26, 'smooth', 30],
        ],
      },
    },
    {
      petal: {
        from: [84, 104],
        to: [122, 0],
        width: 32,
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
