import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rocket',
  motifs: ['rocket', 'pencil'],
  words: [
    'rocket',
    'launch',
    'space',
    'spaceship',
    'spacecraft',
    'liftoff',
    'booster',
    'startup',
    'boost',
    'thruster',
  ],
  industries: ['space', 'marketing', 'education', 'toys'],
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
      curve: {
        points: [
          [50, -6, 3],
          [74, 40, 'smooth', 180],
          [68, 84],
          [32, 84],
          [26, 40, 'smooth', 0],
        ],
      },
    },
    [
      {
        polygon: {
          points: [
            [30, 50],
            [6, 76, 3],
            [6, 100, 3],
            [34, 82],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    {
      polygon: {
        points: [
          [38, 84],
          [62, 84],
          [50, 110, 2],
        ],
      },
    },
    { round: { r: 3, only: 'inner' } },
    { subtract: { of: { disc: { at: [50, 40], r: 9 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
