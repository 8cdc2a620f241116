import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rocket',
  motifs: ['rocket', 'pencil'],
  words: [
    'rocket',
    'launch',
    'startup',
    'pencil',
    'school',
    'learn',
    'tutor',
    'idea',
    'create',
    'space',
    'boost',
    'academy',
    'homework',
    'sketch',
  ],
  industries: ['education', 'marketing', 'space', 'toys', 'design', 'childcare'],
  moods: ['playful', 'optimistic', 'creative', 'energetic', 'youthful'],
  ideas: ['propulsion', 'growth', 'journey', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pencil with fins: what is drawn takes off.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'pencil',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -14, 3],
                [77, 32],
                [77, 80],
                [23, 80],
                [23, 32],
              ],
            },
          },
          {
            polygon: {
              points: [
                [70, 44],
                [95, 62],
                [95, 85],
                [70, 80],
              ],
            },
          },
          {
            polygon: {
              points: [
                [30, 44],
                [5, 62],
                [5, 85],
                [30, 80],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [10, 22],
                        [37, 22],
                        [50, 33],
                        [63, 22],
                        [90, 22],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'flame',
        role: 'accent',
        shape: { box: { corner: [37, '80+$gap'], size: [26, 13], r: [0, 0, 13, 13] } },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 32],
          [59, 44],
          [59, 62],
          [41, 62],
          [41, 44],
        ],
      },
    },
    {
      polygon: {
        points: [
          [59, 48],
          [67, 58],
          [67, 67],
          [33, 67],
          [33, 58],
          [41, 48],
        ],
      },
    },
  ],
};
