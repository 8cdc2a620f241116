import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ringer-tee',
  motifs: ['shirt'],
  words: ['tshirt', 't-shirt', 'shirt', 'tshirts', 'streetwear', 'merch', 'teeshirt', 'bandmerch'],
  industries: ['fashion', 'retail'],
  moods: ['youthful', 'simple', 'sporty', 'retro', 'friendly'],
  ideas: [],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tee with cuffs in another colour.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'whole',
        role: 'none',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 0],
                    [29, 0],
                    [13, 6, 8],
                    [-12, 45, 2],
                    [8, 59, 2],
                    [22, 46],
                    [22, 102, 4],
                    [50, 102],
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
                    [50, 0],
                    [29, 0],
                    [13, 6],
                    [-12, 45],
                    [8, 59],
                    [22, 46],
                    [22, 102],
                    [50, 102],
                  ],
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
          {
            subtract: {
              of: {
                disc: {
                  at: [50, -2],
                  r: [21, 17],
                },
              },
            },
          },
        ],
      },
      {
        name: 'tee',
        role: 'lead',
        shape: [
          {
            use: {
              part: 'whole',
            },
          },
          {
            subtract: {
              of: [
                {
                  half: {
                    through: ['-6.5+$gap*0.574', '37-$gap*0.82'],
                    facing: 215,
                  },
                },
                {
                  intersect: {
                    of: {
                      box: {
                        corner: [-30, 0],
                        size: [52, 70],
                      },
                    },
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
        name: 'cuffs',
        role: 'accent',
        shape: [
          {
            use: {
              part: 'whole',
            },
          },
          {
            intersect: {
              of: [
                {
                  half: {
                    through: [-6.5, 37],
                    facing: 215,
                  },
                },
                {
                  intersect: {
                    of: {
                      box: {
                        corner: [-30, 0],
                        size: [52, 70],
                      },
                    },
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
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 16],
          [30, 0],
          [12, 6],
          [-12, 44],
          [8, 58],
          [22, 48],
          [22, 102],
          [50, 102],
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
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
