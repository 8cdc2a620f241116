import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'coral',
  motifs: ['coral', 'seaweed', 'plant'],
  words: [
    'coral',
    'reef',
    'atoll',
    'polyp',
    'lagoon',
    'seaweed',
    'kelp',
    'algae',
    'snorkel',
    'diving',
    'scuba',
    'aquarium',
    'maldives',
    'tropical',
    'ocean',
    'conservation',
  ],
  industries: ['marine', 'environment', 'jewellery'],
  moods: ['natural', 'fresh', 'elegant', 'calm'],
  ideas: ['growth'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A branch of coral.',
    dials: { weight: { value: 10.4, min: 10, max: 11 } },
    parts: [
      {
        name: 'coral',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [51, 92],
                [48, 52, 'smooth', 350],
                [48, 2],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [51, 96],
                [24, 68, 'smooth', 325],
                [22, 22],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [28, 76],
                    [4, 62, 'smooth', 325],
                    [-3, 34],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [64, 78],
                    [92, 60, 'smooth', 25],
                    [100, 28],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
            ],
          },
          {
            line: {
              points: [
                [50, 84],
                [72, 62, 'smooth', 15],
                [73, 12],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          {
            polygon: {
              points: [
                [44, 78],
                [57, 78],
                [68, 108],
                [34, 108],
              ],
            },
          },
          { round: { r: 4, only: 'inner' } },
          { fine: [{ round: { r: 2.5, only: 'outer' } }] },
          { plain: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
    ],
  },
};
