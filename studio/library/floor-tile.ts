import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'floor-tile',
  motifs: [],
  words: [
    'tile',
    'tiles',
    'tiler',
    'tiling',
    'floor',
    'mosaic',
    'azulejo',
    'ceramic',
    'ceramics',
    'porcelain',
    'flooring',
    'terrazzo',
    'encaustic',
    'bathroom',
    'kitchen',
    'grout',
  ],
  industries: ['construction', 'interior-design', 'crafts', 'manufacturing', 'retail'],
  moods: ['handmade', 'classic', 'creative', 'clean', 'fresh'],
  ideas: ['craft', 'harmony', 'precision'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'One painted tile; laid beside its like, the corners close to circles.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'tile',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [0, 0],
              size: [100, 100],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      petal: {
                        from: [50, 50],
                        to: [50, 9],
                        width: 22,
                      },
                    },
                    {
                      spin: {
                        n: 4,
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'corners',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            fine: [
              [
                {
                  disc: {
                    at: [0, 0],
                    r: 27,
                  },
                },
                {
                  spin: {
                    n: 4,
                  },
                },
              ],
            ],
          },
          {
            plain: [
              [
                {
                  disc: {
                    at: [0, 0],
                    r: 27,
                  },
                },
                {
                  spin: {
                    n: 4,
                  },
                },
              ],
            ],
          },
          {
            intersect: {
              of: {
                box: {
                  corner: [0, 0],
                  size: [100, 100],
                },
              },
            },
          },
        ],
      },
      {
        name: 'heart',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                disc: {
                  at: [50, 50],
                  r: 9,
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [50, 28],
                    [72, 50],
                    [50, 72],
                    [28, 50],
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
      box: {
        corner: [0, 0],
        size: [100, 100],
        r: 4,
      },
    },
    {
      subtract: {
        of: [
          {
            petal: {
              from: [50, 50],
              to: [50, 8],
              width: 30,
            },
          },
          {
            spin: {
              n: 4,
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
