import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'leaf',
  motifs: ['leaf', 'sun'],
  words: [
    'leaf',
    'field',
    'farm',
    'farmland',
    'furrow',
    'plough',
    'crop',
    'harvest',
    'acre',
    'organic',
    'agronomy',
    'vineyard',
    'plantation',
    'tea',
    'countryside',
    'rural',
    'land',
  ],
  industries: ['agriculture', 'environment', 'food', 'gardening'],
  moods: ['natural', 'optimistic', 'fresh', 'honest'],
  ideas: ['growth', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'One leaf that holds a whole farm: the veins are furrows, above them the sun.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'leaf',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: [100, 100], r: [74, 8, 74, 8] } },
          { plain: [{ intersect: { of: { petal: { from: [-2, 102], to: [102, -2], width: 84 } } } }] },
          {
            subtract: {
              of: [
                {
                  line: {
                    points: [
                      [-10, 78],
                      [50, 57, 'smooth', 90],
                      [110, 62],
                    ],
                    width: '$gap',
                  },
                },
                {
                  fine: [
                    {
                      line: {
                        points: [
                          [2, 112],
                          [34, 82, 'smooth', 72],
                          [110, 79],
                        ],
                        width: '$gap',
                      },
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        knock: '$gap',
        shape: [
          { disc: { at: [56, 54], r: 20 } },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [-10, '78-$gap/2'],
                    [50, '57-$gap/2', 'smooth', 90],
                    [110, '62-$gap/2'],
                    [110, 120],
                    [-10, 120],
                  ],
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    [
      { petal: { from: [10, 96], to: [96, 4], width: 62 } },
      { subtract: { of: { bar: { from: [4, 102], to: [66, 36], width: 13 } } } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
