import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'boar',
  motifs: ['boar', 'pig', 'animal'],
  words: ['boar', 'boars', 'wildboar', 'sanglier', 'cinghiale', 'wildschwein', 'warthog'],
  industries: ['restaurant', 'food', 'bar', 'brewery'],
  moods: ['bold', 'strong', 'rustic', 'masculine', 'edgy'],
  ideas: ['protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A boar from the front: all snout, and the tusks are ivory.',
    dials: {
      gap: {
        value: 9,
        min: 8.7,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 10, 'smooth', 90],
                [83, 36, 'smooth', 180],
                [75, 66, 'smooth', 190],
                [73, 84],
                [73, 102, 9],
                [27, 102, 9],
                [27, 84],
                [25, 66, 'smooth', 350],
                [17, 36, 'smooth', 0],
              ],
            },
          },
          [
            {
              curve: {
                points: [
                  [62, 18],
                  [88, -10, 4],
                  [93, 14, 'smooth', 188],
                  [76, 38],
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
                        from: [29, 37],
                        to: [42, 51],
                        width: 10.5,
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
          {
            subtract: {
              of: [
                {
                  disc: {
                    at: [40, 88],
                    r: 5,
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
      {
        name: 'tusks',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    ['78+$gap', 98],
                    ['85+$gap', 82, 'smooth', 8],
                    ['82+$gap', 62],
                  ],
                  width: 10,
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    ['78+$gap', 98],
                    ['85+$gap', 82, 'smooth', 8],
                    ['82+$gap', 62],
                  ],
                  width: 10,
                  cap: 'flat',
                },
              },
            ],
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
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 10, 'smooth', 90],
          [83, 36, 'smooth', 180],
          [75, 66, 'smooth', 190],
          [73, 84],
          [73, 102, 9],
          [27, 102, 9],
          [27, 84],
          [25, 66, 'smooth', 350],
          [17, 36, 'smooth', 0],
        ],
      },
    },
    [
      {
        curve: {
          points: [
            [62, 18],
            [88, -10, 4],
            [93, 14, 'smooth', 188],
            [76, 38],
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
              at: [40, 84],
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
