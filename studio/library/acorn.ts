import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'acorn',
  motifs: ['acorn', 'oak', 'tree', 'seed'],
  words: [
    'acorn',
    'seed',
    'seedling',
    'squirrel',
    'nut',
    'start',
    'startup',
    'savings',
    'oak',
    'invest',
    'future',
    'nursery',
    'gland',
  ],
  industries: ['finance', 'education', 'nonprofit', 'environment', 'gardening', 'childcare'],
  moods: ['natural', 'trustworthy', 'warm', 'optimistic', 'honest'],
  ideas: ['growth', 'shelter'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'In the acorn the oak already stands.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'cap',
        role: 'lead',
        shape: [
          { box: { corner: [5, 5], size: [90, 30], r: [24, 24, 6, 6] } },
          { bar: { from: [50, 12], to: [50, -1], width: 12, cap: 'round' } },
          { round: { r: 3, only: 'inner' } },
        ],
      },
      {
        name: 'nut',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [11, '35+$gap', 5],
                [89, '35+$gap', 5],
                [89, 54, 'smooth', 180],
                [50, 104, 3],
                [11, 54, 'smooth', 0],
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  fine: [
                    { disc: { at: [50, 62], r: 11 } },
                    { disc: { at: [37, 66], r: 9 } },
                    { disc: { at: [63, 66], r: 9 } },
                    { box: { corner: [34, 64], size: [32, 11], r: 5.5 } },
                    {
                      polygon: {
                        points: [
                          [45.5, 68],
                          [54.5, 68],
                          [56, 90],
                          [44, 90],
                        ],
                      },
                    },
                    { round: { r: 1.5 } },
                  ],
                },
                {
                  plain: [
                    { disc: { at: [50, 66], r: 14 } },
                    { bar: { from: [50, 66], to: [50, 90], width: 10 } },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { at: [50, 40], size: [32, 12], r: [10, 10, 3, 3] } },
    {
      curve: {
        points: [
          [37, 50],
          [63, 50],
          [62, 56, 'smooth', 185],
          [50, 68, 2],
          [38, 56, 'smooth', 355],
        ],
      },
    },
  ],
};
