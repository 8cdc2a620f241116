import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'thimble',
  motifs: ['thimble'],
  words: [
    'thimble',
    'thimbles',
    'haberdashery',
    'seamstress',
    'tailor',
    'tailoring',
    'mending',
    'sewing',
    'quilting',
    'dressmaker',
    'alterations',
  ],
  industries: ['tailoring', 'crafts', 'fashion'],
  moods: ['handmade', 'classic', 'honest', 'retro', 'caring'],
  ideas: ['craft', 'protection'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A thimble: dimples above, a rolled rim below.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.2,
        max: 9,
      },
    },
    parts: [
      {
        name: 'thimble',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [12, 96],
                [19, 24, 'smooth', 6],
                [50, -4, 'smooth', 90],
                [81, 24, 'smooth', 174],
                [88, 96],
              ],
            },
          },
          {
            box: {
              corner: [5, 88],
              size: [90, 14],
              r: 7,
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3,
                  only: 'inner',
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                [
                  {
                    disc: {
                      at: [39, 17],
                      r: 5.2,
                    },
                  },
                  {
                    repeat: {
                      n: 2,
                      by: [22, 0],
                    },
                  },
                ],
                [
                  {
                    disc: {
                      at: [29, 34],
                      r: 5.2,
                    },
                  },
                  {
                    repeat: {
                      n: 3,
                      by: [21, 0],
                    },
                  },
                ],
                {
                  fine: [
                    [
                      {
                        disc: {
                          at: [39, 51],
                          r: 5.2,
                        },
                      },
                      {
                        repeat: {
                          n: 2,
                          by: [22, 0],
                        },
                      },
                    ],
                  ],
                },
                {
                  box: {
                    corner: [-10, 65],
                    size: [120, '$gap'],
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
      curve: {
        points: [
          [10, 98],
          [18, 26, 'smooth', 6],
          [50, -4, 'smooth', 90],
          [82, 26, 'smooth', 174],
          [90, 98],
        ],
      },
    },
    {
      box: {
        corner: [0, 84],
        size: [100, 20],
        r: 8,
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [50, 16],
              r: 7.5,
            },
          },
          [
            {
              disc: {
                at: [35, 38],
                r: 7.5,
              },
            },
            {
              repeat: {
                n: 2,
                by: [30, 0],
              },
            },
          ],
          {
            box: {
              corner: [-10, 60],
              size: [120, 12],
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
