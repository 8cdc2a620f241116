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
    idea: 'A pencil on fins with its point to the sky: what is drawn takes off.',
    dials: { gap: { value: 10.6, min: 10.2, max: 11 } },
    parts: [
      {
        name: 'pencil',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -24],
                [82, 38],
                [82, 86],
                [18, 86],
                [18, 38],
              ],
            },
          },
          [
            {
              polygon: {
                points: [
                  [78, 54],
                  [106, 80],
                  [106, 104],
                  [78, 86],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 3, only: 'outer' } }] },
          { cut: { line: { y: 12 }, gap: '$gap' } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { corner: ['35-$gap/2', 46], size: ['$gap', 60], r: ['$gap/2', '$gap/2', 0, 0] } },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: [
                    { box: { corner: ['35-$gap/2', 46], size: ['$gap', 60] } },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'fire',
        role: 'accent',
        shape: { box: { corner: [36, '86+$gap'], size: [28, 24], r: [0, 0, 14, 14] } },
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
