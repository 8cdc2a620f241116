import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ostrich',
  motifs: ['ostrich', 'bird'],
  words: ['ostrich', 'ostriches', 'emu', 'autruche', 'avestruz', 'struzzo'],
  industries: ['agriculture', 'fashion', 'sports'],
  moods: ['quirky', 'bold', 'adventurous'],
  ideas: ['speed'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An ostrich: long legs, long neck, a ball of plumes.',
    dials: {
      weight: {
        value: 9.2,
        min: 9,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'ostrich',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [14, 28, 'smooth', 60],
                [44, 25, 'smooth', 98],
                [64, 47, 'smooth', 180],
                [44, 70, 'smooth', 270],
                [16, 64, 'smooth', 280],
                [-8, 60],
                [2, 46],
                [-8, 30],
              ],
            },
          },
          {
            line: {
              points: [
                [54, 60],
                [78, 44, 'smooth', 5],
                [74, 12, 'smooth', 355],
                [78, -6],
              ],
              width: '$weight',
            },
          },
          {
            limb: {
              points: [
                [79, -6, 8.4],
                [98, -2, 4.6],
              ],
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [36, 60],
                    [40, 86],
                    [32, 112],
                  ],
                  width: '$weight',
                  bend: 4,
                },
              },
              {
                line: {
                  points: [
                    [54, 58],
                    [66, 84],
                    [58, 112],
                  ],
                  width: '$weight',
                  bend: 4,
                },
              },
            ],
          },
          {
            plain: [
              {
                bar: {
                  from: [36, 60],
                  to: [36, 112],
                  width: '$weight',
                },
              },
              {
                bar: {
                  from: [56, 58],
                  to: [60, 112],
                  width: '$weight',
                },
              },
            ],
          },
          {
            fine: [
              {
                round: {
                  r: 2.6,
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
          [14, 28, 'smooth', 60],
          [44, 25, 'smooth', 98],
          [64, 47, 'smooth', 180],
          [44, 70, 'smooth', 270],
          [16, 64, 'smooth', 280],
          [-8, 60],
          [2, 46],
          [-8, 30],
        ],
      },
    },
    {
      line: {
        points: [
          [54, 60],
          [80, 44, 'smooth', 5],
          [74, 12, 'smooth', 355],
          [78, -4],
        ],
        width: 13,
      },
    },
    {
      limb: {
        points: [
          [79, -4, 10],
          [98, 0, 5],
        ],
      },
    },
    {
      bar: {
        from: [36, 60],
        to: [36, 108],
        width: 13,
      },
    },
    {
      bar: {
        from: [58, 58],
        to: [58, 108],
        width: 13,
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
