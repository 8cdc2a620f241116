import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tape-measure',
  motifs: ['tape-measure'],
  words: [
    'tapemeasure',
    'measuringtape',
    'madetomeasure',
    'bespoke',
    'tailor',
    'tailoring',
    'alterations',
    'measurements',
    'dressmaker',
  ],
  industries: ['tailoring', 'fashion', 'crafts'],
  moods: ['precise', 'honest', 'classic', 'professional'],
  ideas: ['precision', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tape measure, rolled up, with its first inches out.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.2,
        max: 9,
      },
    },
    parts: [
      {
        name: 'tape',
        role: 'lead',
        shape: [
          {
            disc: {
              at: [43, 48],
              r: 44,
            },
          },
          {
            box: {
              corner: [43, 66],
              size: [62, 26],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                {
                  box: {
                    corner: [53, 79],
                    size: ['$gap', 20],
                  },
                },
                {
                  fine: [
                    {
                      repeat: {
                        n: 3,
                        by: [17, 0],
                      },
                    },
                  ],
                },
                {
                  plain: [
                    {
                      repeat: {
                        n: 2,
                        by: [25, 0],
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
        name: 'hub',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            disc: {
              at: [43, 46],
              r: 14.5,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      disc: {
        at: [42, 48],
        r: 44,
      },
    },
    {
      box: {
        corner: [42, 62],
        size: [64, 30],
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [42, 44],
              r: 15,
            },
          },
          {
            box: {
              corner: [52, 80],
              size: [11, 20],
            },
          },
          {
            box: {
              corner: [79, 80],
              size: [11, 20],
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
