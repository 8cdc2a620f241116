import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'donkey',
  motifs: ['donkey', 'animal'],
  words: ['donkey', 'donkeys', 'mule', 'burro', 'esel', 'asino'],
  industries: ['nonprofit', 'pets', 'travel', 'agriculture'],
  moods: ['honest', 'friendly', 'quirky', 'rustic'],
  ideas: ['journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A donkey from the front: two long ears, a pale muzzle.',
    dials: {
      gap: {
        value: 9.8,
        min: 9.5,
        max: 10.2,
      },
    },
    parts: [
      {
        name: 'donkey',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 18, 'smooth', 90],
                [79, 40, 'smooth', 180],
                [67, 70, 'smooth', 180],
                [72, 84, 'smooth', 180],
                [50, 99, 'smooth', 270],
                [28, 84, 'smooth', 0],
                [33, 70, 'smooth', 0],
                [21, 40, 'smooth', 0],
              ],
            },
          },
          [
            {
              curve: {
                points: [
                  [41, 30],
                  [35, 0, 'smooth', 345],
                  [19, -20],
                  [8, 6, 'smooth', 178],
                  [24, 36, 'smooth', 140],
                ],
              },
            },
            {
              mirror: {
                line: {
                  x: 50,
                },
              },
            },
          ],
          {
            fine: [
              {
                round: {
                  r: 3,
                },
              },
            ],
          },
          {
            plain: [
              {
                round: {
                  r: 3,
                  only: 'outer',
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      petal: {
                        from: [32, 37],
                        to: [40, 52],
                        width: 10.6,
                      },
                    },
                    {
                      mirror: {
                        line: {
                          x: 50,
                        },
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
        split: {
          by: [
            {
              half: {
                through: [50, 70],
                facing: 180,
              },
            },
          ],
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
          [50, 18, 'smooth', 90],
          [79, 40, 'smooth', 180],
          [67, 70, 'smooth', 180],
          [72, 84, 'smooth', 180],
          [50, 99, 'smooth', 270],
          [28, 84, 'smooth', 0],
          [33, 70, 'smooth', 0],
          [21, 40, 'smooth', 0],
        ],
      },
    },
    [
      {
        curve: {
          points: [
            [41, 30],
            [35, 0, 'smooth', 345],
            [19, -20],
            [8, 6, 'smooth', 178],
            [24, 36, 'smooth', 140],
          ],
        },
      },
      {
        mirror: {
          line: {
            x: 50,
          },
        },
      },
    ],
    {
      round: {
        r: 3,
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [38, 44],
              r: 7,
            },
          },
          {
            mirror: {
              line: {
                x: 50,
              },
            },
          },
        ],
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
