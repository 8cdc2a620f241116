import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chestnut',
  motifs: ['chestnut'],
  words: [
    'chestnut',
    'chestnuts',
    'châtaigne',
    'kastanie',
    'maroni',
    'castaña',
    'castagna',
    'castanha',
    'kestane',
    'kastanje',
    'κάστανο',
    'каштан',
    '栗',
    '밤나무',
    '栗子',
  ],
  industries: ['food', 'bakery', 'cafe', 'restaurant', 'hotel'],
  moods: ['warm', 'cosy', 'rustic', 'natural', 'honest'],
  ideas: ['shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A chestnut: a pointed cap of gloss over a pale, dull foot.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'nut',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -4, 2],
                [66, 14, 'smooth', 115],
                [100, 58, 'smooth', 180],
                [50, 100, 'smooth', 270],
                [0, 58, 'smooth', 0],
                [34, 14, 'smooth', 65],
              ],
            },
          },
        ],
        split: {
          by: {
            curve: {
              points: [
                [-20, 72],
                [10, 76, 'smooth', 90],
                [50, 66, 'smooth', 90],
                [90, 76, 'smooth', 90],
                [120, 72],
                [120, 120],
                [-20, 120],
              ],
            },
          },
          role: 'second',
          gap: '$gap',
        },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -4, 2],
          [66, 14, 'smooth', 115],
          [100, 58, 'smooth', 180],
          [50, 100, 'smooth', 270],
          [0, 58, 'smooth', 0],
          [34, 14, 'smooth', 65],
        ],
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [-20, 72],
              [10, 76, 'smooth', 90],
              [50, 66, 'smooth', 90],
              [90, 76, 'smooth', 90],
              [120, 72],
            ],
            width: 12,
          },
        },
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
