import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'horse',
  motifs: ['horse'],
  words: [
    'horse',
    'stallion',
    'mare',
    'foal',
    'pony',
    'equestrian',
    'riding',
    'stable',
    'saddle',
    'gallop',
    'mustang',
    'cheval',
    'knight',
    'stud',
  ],
  industries: ['sports', 'fashion', 'transport', 'automotive', 'agriculture', 'insurance'],
  moods: ['elegant', 'strong', 'classic', 'luxurious', 'masculine'],
  ideas: ['speed', 'journey', 'protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A horse’s neck is an arch, its mane the arch stones.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'horse',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [36, -2, 2.5],
                [50, 10, 'smooth', 100],
                [98, 62, 'smooth', 180],
                [98, 102, 3],
                [38, 102, 3],
                [50, 62, 'smooth', 340],
                [42, 56, 'smooth', 250],
                [18, 76, 5],
                [2, 66, 6],
                [20, 26, 'smooth', 30],
                [30, 12, 'smooth', 20],
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  line: {
                    points: [
                      [52, 30, 'smooth', 110],
                      [76, 66, 'smooth', 180],
                      [76, 120],
                    ],
                    width: '$gap',
                    cap: 'round',
                  },
                },
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [70, 45], to: [112, 20], width: '$gap' } },
                    { bar: { from: [76, 76], to: [120, 76], width: '$gap' } },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [14, 102],
          [26, 66, 'smooth', 30],
          [44, 50],
          [24, 62, 7],
          [6, 52, 7],
          [32, 20, 'smooth', 45],
          [40, 0, 3],
          [54, 12, 'smooth', 110],
          [88, 60, 'smooth', 175],
          [84, 102],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
