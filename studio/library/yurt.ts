import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'yurt',
  motifs: ['yurt', 'tent'],
  words: ['yurt', 'yurts', 'jurte', 'yourte', 'yurta', 'nomad', 'steppe', 'mongolian', 'glamping', 'camp'],
  industries: ['travel', 'events'],
  moods: ['cosy', 'natural', 'adventurous', 'rustic'],
  ideas: ['shelter', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A round felt tent under a low roof.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'roof',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, 50, 3],
                [4, 36, 'smooth', 30],
                [50, 12, 'smooth', 90],
                [96, 36, 'smooth', 150],
                [104, 50, 3],
              ],
            },
          },
          { box: { corner: [38, 2], size: [24, 16], r: [6, 6, 0, 0] } },
        ],
      },
      {
        name: 'wall',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [0, '50+$gap'],
                [100, '50+$gap'],
                [100, 96, 2],
                [0, 96, 2],
              ],
            },
          },
          { fine: [{ cut: { line: { y: 78 }, gap: '$gap' } }] },
        ],
      },
      {
        name: 'door',
        role: 'accent',
        knock: { gap: '$gap', from: ['wall'] },
        shape: {
          polygon: {
            points: [
              [36, '50+$gap'],
              [64, '50+$gap'],
              [64, 96],
              [36, 96],
            ],
          },
        },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-4, 50, 3],
          [4, 36, 'smooth', 30],
          [50, 8, 'smooth', 90],
          [96, 36, 'smooth', 150],
          [104, 50, 3],
        ],
      },
    },
    { box: { corner: [2, 62], size: [96, 36] } },
    { subtract: { of: { box: { corner: [36, 62], size: [28, 40] } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
