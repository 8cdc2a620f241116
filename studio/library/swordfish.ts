import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'swordfish',
  motifs: ['swordfish', 'fish'],
  words: [
    'swordfish',
    'marlin',
    'marlins',
    'sailfish',
    'billfish',
    'schwertfisch',
    'espadon',
    'espadarte',
    'zwaardvis',
    'kılıçbalığı',
    'ξιφίας',
    'カジキ',
    '황새치',
    '剑鱼',
  ],
  industries: ['restaurant', 'marine', 'food', 'sports'],
  moods: ['energetic', 'sporty', 'bold', 'strong', 'fresh'],
  ideas: ['speed', 'propulsion', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A swordfish leaps.',
    dials: {
      sword: {
        value: 8.6,
        min: 8.2,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'fish',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, 50, 'smooth', 0],
                [18, 36, 'smooth', 80],
                [30, 8, 5],
                [50, 32],
                [80, 42, 'smooth', 95],
                [90, 40],
                [104, 14, 5],
                [102, 50],
                [104, 86, 5],
                [90, 60],
                [80, 58, 'smooth', 265],
                [50, 70],
                [42, 92, 5],
                [30, 72, 'smooth', 280],
              ],
            },
          },
          {
            limb: {
              points: [
                [12, 48, '$sword*0.8'],
                [-42, 42, '$sword/2'],
              ],
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
                      at: [18, 49],
                      r: 5,
                    },
                  },
                },
              },
            ],
          },
          {
            flip: {
              line: {
                x: 50,
              },
            },
          },
          {
            turn: {
              by: -42,
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
          [0, 50, 'smooth', 0],
          [18, 36, 'smooth', 80],
          [30, 8, 5],
          [50, 32],
          [80, 42, 'smooth', 95],
          [104, 14, 5],
          [100, 50],
          [104, 86, 5],
          [80, 58, 'smooth', 265],
          [28, 70, 'smooth', 280],
        ],
      },
    },
    {
      limb: {
        points: [
          [12, 48, 8],
          [-42, 42, 6],
        ],
      },
    },
    {
      flip: {
        line: {
          x: 50,
        },
      },
    },
    {
      turn: {
        by: -42,
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
