import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'coffee-bean',
  motifs: ['bean'],
  words: [
    'bean',
    'roast',
    'roaster',
    'roastery',
    'coffee',
    'arabica',
    'robusta',
    'espresso',
    'barista',
    'crema',
    'mocha',
    'origin',
    'plantation',
    'cafe',
    'grind',
  ],
  industries: ['cafe', 'beverage'],
  moods: ['warm', 'bold', 'simple', 'natural'],
  ideas: ['craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A coffee bean and its seam.',
    dials: { gap: { value: 9, min: 8.4, max: 9.8 } },
    parts: [
      {
        name: 'bean',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: [36, 52] } },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [44, -10],
                    [50, 8, 'smooth', 165],
                    [56, 34, 'smooth', 180],
                    [44, 66, 'smooth', 180],
                    [50, 92, 'smooth', 165],
                    [56, 110],
                  ],
                  width: '$gap',
                },
              },
            },
          },
          { turn: { by: 35 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: [38, 52] } },
    {
      subtract: {
        of: {
          line: {
            points: [
              [44, -10],
              [58, 32, 'smooth', 180],
              [42, 68, 'smooth', 180],
              [56, 110],
            ],
            width: 14,
          },
        },
      },
    },
    { turn: { by: 35 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
