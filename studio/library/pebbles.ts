import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pebbles',
  motifs: ['pebble'],
  words: [
    'pebble',
    'cairn',
    'pebbles',
    'stone',
    'boulder',
    'rock',
    'cobble',
    'shingle',
    'zen',
    'spa',
    'massage',
    'balance',
    'stillness',
    'scree',
  ],
  industries: ['wellness'],
  moods: ['calm', 'natural', 'simple', 'elegant'],
  ideas: ['balance', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Three smooth pebbles, one on another, at rest.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'large',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [6, 84.65, 'smooth', 0],
                [50.0, 66.5, 'smooth', 90],
                [94, 84.65, 'smooth', 180],
                [50.0, 99.5, 'smooth', 270],
              ],
            },
          },
        ],
      },
      {
        name: 'middle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [19, 53.8, 'smooth', 0],
                [59.25, 34, 'smooth', 90],
                [89, 53.8, 'smooth', 180],
                [48.75, 70, 'smooth', 270],
              ],
            },
          },
        ],
        knock: '$gap',
      },
      {
        name: 'small',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [23, 21.7, 'smooth', 0],
                [42.2, 3, 'smooth', 90],
                [71, 21.7, 'smooth', 180],
                [51.8, 37, 'smooth', 270],
              ],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [1, 84.7, 'smooth', 0],
          [45.1, 66, 'smooth', 90],
          [99, 84.7, 'smooth', 180],
          [54.9, 100, 'smooth', 270],
        ],
      },
    },
    {
      curve: {
        points: [
          [16, 51.2, 'smooth', 0],
          [54.5, 38, 'smooth', 90],
          [86, 51.2, 'smooth', 180],
          [47.5, 62, 'smooth', 270],
        ],
      },
    },
    {
      curve: {
        points: [
          [27, 20.3, 'smooth', 0],
          [46.8, 6, 'smooth', 90],
          [71, 20.3, 'smooth', 180],
          [51.2, 32, 'smooth', 270],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
