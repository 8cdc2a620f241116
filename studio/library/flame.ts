import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flame',
  motifs: ['flame', 'leaf'],
  words: [
    'flame',
    'fire',
    'ember',
    'blaze',
    'spark',
    'hearth',
    'grill',
    'stove',
    'feu',
    'fuego',
    'biomass',
    'burn',
    'ignite',
    'pyre',
    'candle',
  ],
  industries: ['energy', 'restaurant', 'food', 'environment', 'fitness', 'marketing'],
  moods: ['warm', 'energetic', 'bold', 'natural', 'optimistic'],
  ideas: ['transformation', 'growth', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A flame that feeds on one green leaf.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'flame',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [54, -6],
                    [68, 26, 'smooth', 145],
                    [90, 62, 'smooth', 180],
                    [50, 102, 'smooth', 270],
                    [10, 62, 'smooth', 0],
                    [22, 20],
                    [37, 36, 'smooth', 60],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [54, -6],
                    [68, 26, 'smooth', 145],
                    [90, 62, 'smooth', 180],
                    [50, 102, 'smooth', 270],
                    [10, 62, 'smooth', 0],
                    [34, 22, 'smooth', 40],
                  ],
                },
              },
            ],
          },
          { round: { r: 3 } },
        ],
      },
      {
        name: 'leaf',
        role: 'accent',
        knock: '$gap',
        shape: [
          { petal: { from: [43, 84], to: [59, 46], width: 22, lean: -0.1 } },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [51, 33],
          [64, 56, 'smooth', 180],
          [50, 67, 'smooth', 270],
          [36, 56, 'smooth', 0],
          [40, 44],
          [46, 47, 'smooth', 60],
        ],
      },
    },
  ],
};
