import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'croissant',
  motifs: ['sun', 'crescent', 'arch'],
  words: [
    'croissant',
    'pastry',
    'patisserie',
    'viennoiserie',
    'butter',
    'brioche',
    'breakfast',
    'brunch',
    'morning',
    'cornetto',
    'kipferl',
    'parisian',
    'paris',
  ],
  industries: ['bakery', 'cafe', 'food', 'restaurant'],
  moods: ['warm', 'cheerful', 'fresh', 'friendly', 'cosy', 'optimistic'],
  ideas: ['transformation', 'craft', 'harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A croissant in one piece: its folds open like the rays of the morning sun.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'croissant',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 2, 'smooth', 90],
                [98, 44, 'smooth', 160],
                [100, 84, 'smooth', 195],
                [84, 90, 'smooth', 290],
                [72, 66, 'smooth', 330],
                [50, 55, 'smooth', 270],
                [28, 66, 'smooth', 210],
                [16, 90, 'smooth', 250],
                [0, 84, 'smooth', 345],
                [2, 44, 'smooth', 20],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      line: {
                        points: [
                          [33, -4],
                          [32, 18, 'smooth', 170],
                          [37, 37],
                        ],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                    {
                      line: {
                        points: [
                          [-4, 33],
                          [10, 41, 'smooth', 120],
                          [21, 55],
                        ],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
              { round: { r: 4, only: 'outer' } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 54 } },
    { subtract: { of: { disc: { at: [50, 92], r: 34 } } } },
    { round: { r: 6, only: 'outer' } },
    {
      subtract: {
        of: [
          { bar: { from: [20, -4], to: [36, 42], width: 13, cap: 'round' } },
          { mirror: { line: { x: 50 } } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
