import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'helmet',
  motifs: ['helmet'],
  words: [
    'helmet',
    'hardhat',
    'builder',
    'contractor',
    'foreman',
    'site',
    'safety',
    'engineer',
    'engineering',
    'construction',
    'scaffolder',
    'scaffolding',
    'civil',
  ],
  industries: ['construction'],
  moods: ['strong', 'trustworthy', 'honest', 'professional'],
  ideas: ['protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A hard hat from the front: the raised ridge over the shell, the brim below.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'shell',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [5, 72],
                [50, 14, 'smooth', 90],
                [95, 72],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'ridge',
        role: 'second',
        shape: {
          curve: {
            points: [
              [36, 72],
              [38.5, 14, 'smooth', 4],
              [50, 6, 'smooth', 90],
              [61.5, 14, 'smooth', 176],
              [64, 72],
            ],
          },
        },
        knock: '$gap',
      },
      {
        name: 'brim',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-5, '72+$gap'],
                [105, '72+$gap'],
                [103, '79+$gap'],
                [50, '83.5+$gap', 'smooth', 270],
                [-3, '79+$gap'],
              ],
            },
          },
          { fine: [{ round: { r: 4 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [8, 72],
          [50, 14, 'smooth', 90],
          [92, 72],
        ],
      },
    },
    { box: { corner: [-6, 62], size: [112, 24], r: 8 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
