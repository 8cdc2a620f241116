import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'caterpillar',
  motifs: ['caterpillar'],
  words: [
    'caterpillar',
    'caterpillars',
    'inchworm',
    'raupe',
    'oruga',
    'bruco',
    'lagarta',
    'rups',
    'tırtıl',
    'κάμπια',
    'гусеница',
    'いもむし',
    '애벌레',
    '毛毛虫',
  ],
  industries: ['childcare', 'toys', 'education', 'books'],
  moods: ['playful', 'cute', 'friendly', 'cheerful', 'quirky'],
  ideas: ['transformation', 'growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A caterpillar in mid step.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            disc: {
              at: [4, 92],
              r: 15,
            },
          },
          {
            disc: {
              at: [7, 68],
              r: 16,
            },
          },
          {
            disc: {
              at: [24, 48],
              r: 16,
            },
          },
          {
            disc: {
              at: [43, 62],
              r: 16,
            },
          },
          {
            disc: {
              at: [51, 86],
              r: 16,
            },
          },
          {
            disc: {
              at: [72, 94],
              r: 15,
            },
          },
        ],
      },
      {
        name: 'head',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            disc: {
              at: [88, 62],
              r: 20,
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [82, 50],
                    [74, 26],
                  ],
                  width: 8.8,
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [94, 50],
                    [102, 26],
                  ],
                  width: 8.8,
                  cap: 'round',
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [94, 61],
                      r: 4.8,
                    },
                  },
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
      disc: {
        at: [4, 90],
        r: 17,
      },
    },
    {
      disc: {
        at: [10, 62],
        r: 17,
      },
    },
    {
      disc: {
        at: [34, 50],
        r: 17,
      },
    },
    {
      disc: {
        at: [52, 74],
        r: 17,
      },
    },
    {
      disc: {
        at: [88, 62],
        r: 22,
      },
    },
    {
      disc: {
        at: [70, 88],
        r: 17,
      },
    },
    {
      line: {
        points: [
          [80, 50],
          [72, 24],
        ],
        width: 10,
        cap: 'round',
      },
    },
    {
      line: {
        points: [
          [94, 50],
          [102, 24],
        ],
        width: 10,
        cap: 'round',
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
