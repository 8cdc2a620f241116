import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'water-pump',
  motifs: ['drop'],
  words: [
    'pump',
    'handpump',
    'borehole',
    'irrigation',
    'sanitation',
    'groundwater',
    'plumbing',
    'drinking',
    'standpipe',
  ],
  industries: ['nonprofit', 'environment', 'energy', 'construction', 'agriculture'],
  moods: ['rustic', 'honest', 'natural', 'fresh', 'strong'],
  ideas: ['flow', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The village pump gives its first drop.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'pump',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [40, 20],
              size: [24, 84],
            },
          },
          {
            sector: {
              at: [52, 22],
              r: 17,
              from: -90,
              to: 90,
            },
          },
          {
            box: {
              corner: [28, 94],
              size: [48, 10],
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [60, 42],
                    [88, 42],
                    [88, 60],
                  ],
                  width: 12,
                  bend: 10,
                },
              },
              {
                line: {
                  points: [
                    [52, 8],
                    [20, 8],
                    [4, 60],
                  ],
                  width: 10,
                  bend: 20,
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
                    [60, 42],
                    [88, 42],
                    [88, 60],
                  ],
                  width: 12,
                },
              },
              {
                line: {
                  points: [
                    [52, 8],
                    [20, 8],
                    [4, 60],
                  ],
                  width: 10,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'drop',
        role: 'accent',
        shape: [
          {
            drop: {
              at: [88, 85],
              r: 9,
              tip: [88, '60+$gap'],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [38, 22],
        size: [24, 76],
      },
    },
    {
      sector: {
        at: [50, 24],
        r: 18,
        from: -90,
        to: 90,
      },
    },
    {
      line: {
        points: [
          [58, 46],
          [86, 46],
          [86, 66],
        ],
        width: 12,
      },
    },
    {
      line: {
        points: [
          [50, 10],
          [20, 10],
          [8, 56],
        ],
        width: 11,
      },
    },
    {
      box: {
        corner: [26, 90],
        size: [48, 10],
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
