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
    idea: 'A swallow in a steep turn, all wing and fork.',
    dials: { soft: { value: 3, min: 2.6, max: 3.6 } },
    parts: [
      {
        name: 'swallow',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 0],
                [60, 14, 'smooth', 160],
                [84, 21, 'smooth', 110],
                [110, 60],
                [82, 48, 'smooth', 290],
                [64, 64, 'smooth', 190],
                [77, 104],
                [65, 108],
                [50, 86],
                [35, 108],
                [23, 104],
                [36, 64, 'smooth', 350],
                [18, 48, 'smooth', 250],
                [-10, 60],
                [16, 21, 'smooth', 70],
                [40, 14, 'smooth', 20],
              ],
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 32],
          [54, 38, 'smooth', 150],
          [68, 52],
          [56, 51, 'smooth', 270],
          [59, 68],
          [50, 60],
          [41, 68],
          [44, 51, 'smooth', 270],
          [32, 52],
          [46, 38, 'smooth', 30],
        ],
      },
    },
    { turn: { by: 45 } },
  ],
};
