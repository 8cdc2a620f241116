import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dune',
  motifs: ['dune', 'sun', 'mountain'],
  words: [
    'dune',
    'dunes',
    'sand',
    'sandy',
    'desert',
    'sahara',
    'namib',
    'gobi',
    'oasis',
    'mirage',
    'erg',
    'wadi',
    'arabia',
    'beach',
    'sirocco',
    'amber',
  ],
  industries: ['travel', 'hotel', 'beauty', 'architecture'],
  moods: ['calm', 'warm', 'elegant', 'timeless'],
  ideas: ['flow', 'contrast'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'One dune: the wind draws the ridge between light and shade.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      { name: 'sun', role: 'lead', shape: [{ disc: { at: [50, 50], r: 50 } }] },
      {
        name: 'dune',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [-10, 84],
                    [24, 70, 'smooth', 65],
                    [58, 34],
                    [84, 62, 'smooth', 125],
                    [120, 76],
                    [120, 120],
                    [-10, 120],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [-10, 82],
                    [58, 34],
                    [120, 82],
                    [120, 120],
                    [-10, 120],
                  ],
                },
              },
            ],
          },
          { intersect: { of: { disc: { at: [50, 50], r: 50 } } } },
        ],
        split: {
          by: {
            curve: {
              points: [
                [58, 20],
                [60, 50, 'smooth', 185],
                [46, 72, 'smooth', 205],
                [46, 120],
                [-20, 120],
                [-20, 20],
              ],
            },
          },
          role: 'second',
          gap: '$gap',
        },
      },
    ],
  },
};
