import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'swallow',
  motifs: ['swallow', 'bird', 'tern', 'wing'],
  words: [
    'swallow',
    'swift',
    'martin',
    'fast',
    'quick',
    'speed',
    'express',
    'courier',
    'delivery',
    'hirondelle',
    'rondine',
    'fly',
    'flight',
  ],
  industries: ['logistics', 'transport', 'sports', 'fitness', 'software', 'travel', 'aviation', 'e-commerce'],
  moods: ['energetic', 'fresh', 'sporty', 'modern', 'bold'],
  ideas: ['speed', 'journey', 'propulsion'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A swallow cuts the air: two scythes for wings, a long fork for a tail.',
    dials: { soft: { value: 3, min: 2.8, max: 3.4 } },
    parts: [
      {
        name: 'swallow',
        role: 'lead',
        shape: [
          [{ disc: { at: [50, 83], r: 58 } }, { subtract: { of: { disc: { at: [50, 108], r: 60 } } } }],
          {
            curve: {
              points: [
                [50, -22],
                [61, 2, 'smooth', 170],
                [59, 70, 'smooth', 180],
                [80, 130],
                [50, 102],
                [20, 130],
                [41, 70, 'smooth', 0],
                [39, 2, 'smooth', 10],
              ],
            },
          },
          { fine: [{ round: { r: 8, only: 'inner' } }, { round: { r: '$soft', only: 'outer' } }] },
          { plain: [{ round: { r: 3, only: 'outer' } }] },
          { scale: { by: 0.92 } },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -6, 'smooth', 90],
          [64, 18, 'smooth', 135],
          [112, 70, 3],
          [80, 56, 'smooth', 285],
          [64, 54],
          [64, 72, 'smooth', 180],
          [76, 112, 3],
          [50, 86],
          [24, 112, 3],
          [36, 72, 'smooth', 0],
          [36, 54],
          [20, 56, 'smooth', 255],
          [-12, 70, 3],
          [36, 18, 'smooth', 45],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
