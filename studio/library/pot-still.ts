import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pot-still',
  motifs: [],
  words: [
    'potstill',
    'distillery',
    'distiller',
    'distillers',
    'distil',
    'distillation',
    'alembic',
    'whisky',
    'gin',
    'rum',
    'spirits',
    'brandy',
    'moonshine',
    'brennerei',
    'destillerie',
    'alambic',
    'distillerie',
    'distilleria',
  ],
  industries: ['beverage', 'bar', 'food'],
  moods: ['classic', 'handmade', 'warm', 'honest', 'timeless'],
  ideas: ['craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A copper pot still: the neck bends over and gives its one drop.',
    dials: { weight: { value: 14.4, min: 13.8, max: 15.4 } },
    parts: [
      {
        name: 'still',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [14, 89, 3],
                    [9, 77, 'smooth', 335],
                    [2, 60, 'smooth', 0],
                    [18, 39, 'smooth', 60],
                    ['41-$weight/2', 12, 'smooth', 5],
                    ['41+$weight/2', 12, 'smooth', 175],
                    [64, 39, 'smooth', 120],
                    [80, 60, 'smooth', 180],
                    [73, 77, 'smooth', 205],
                    [68, 89, 3],
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
                    [13, 88],
                    [2, 62, 'smooth', 0],
                    ['41-$weight/2', 14],
                    ['41+$weight/2', 14],
                    [80, 62, 'smooth', 180],
                    [69, 88],
                  ],
                },
              },
            ],
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [41, 20],
                    [41, -5],
                    [97, 3],
                    [97, 48],
                  ],
                  width: '$weight',
                  bend: 14,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [41, 20],
                    [41, 2],
                    [97, 2],
                    [97, 48],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
        ],
      },
      { name: 'drop', role: 'accent', shape: { drop: { at: [97, 80], r: 11.5, tip: [97, 57] } } },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [8, 100],
          [0, 68, 'smooth', 0],
          [24, 42, 'smooth', 50],
          [34, 4],
          [52, 4],
          [60, 42, 'smooth', 130],
          [84, 68, 'smooth', 180],
          [76, 100],
        ],
      },
    },
    {
      line: {
        points: [
          [42, 12],
          [98, 12],
          [98, 62],
        ],
        width: 16,
        bend: 10,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
