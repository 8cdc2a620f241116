import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'calculator',
  motifs: ['calculator'],
  words: [
    'calculator',
    'calculators',
    'calculation',
    'bookkeeper',
    'bookkeeping',
    'accountant',
    'accounting',
    'tax',
    'taxes',
    'payroll',
    'invoice',
    'sum',
    'sums',
    'maths',
    'arithmetic',
    'budget',
    'audit',
  ],
  industries: ['accounting', 'finance', 'education', 'software', 'consulting'],
  moods: ['precise', 'trustworthy', 'clean', 'technical', 'friendly'],
  ideas: ['precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The key that gives the answer completes the calculator.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [10, -2],
              size: [80, 104],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 9,
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    box: {
                      corner: [23, 11],
                      size: [54, 18],
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: {
                    box: {
                      corner: [23, 11],
                      size: [54, 26],
                    },
                  },
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
                      box: {
                        corner: [22, 42],
                        size: [12, 12],
                      },
                    },
                    {
                      box: {
                        corner: [43, 42],
                        size: [12, 12],
                      },
                    },
                    {
                      box: {
                        corner: [64, 42],
                        size: [12, 12],
                      },
                    },
                    {
                      box: {
                        corner: [22, 62.5],
                        size: [12, 12],
                      },
                    },
                    {
                      box: {
                        corner: [43, 62.5],
                        size: [12, 12],
                      },
                    },
                    {
                      box: {
                        corner: [22, 83],
                        size: [12, 12],
                      },
                    },
                    {
                      box: {
                        corner: [43, 83],
                        size: [12, 12],
                      },
                    },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: {
                    box: {
                      corner: [24, 52],
                      size: [14, 14],
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    box: {
                      corner: [24, 76],
                      size: [14, 14],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'equals',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            box: {
              corner: [73, 72],
              size: [23, 34],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 6,
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
        corner: [14, 0],
        size: [72, 100],
        r: 8,
      },
    },
    {
      subtract: {
        of: {
          box: {
            corner: [26, 12],
            size: [48, 20],
          },
        },
      },
    },
    {
      subtract: {
        of: [
          {
            box: {
              corner: [26, 46],
              size: [18, 16],
            },
          },
          {
            box: {
              corner: [56, 46],
              size: [18, 16],
            },
          },
          {
            box: {
              corner: [26, 74],
              size: [18, 16],
            },
          },
          {
            box: {
              corner: [56, 74],
              size: [18, 16],
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
