import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'desk',
  motifs: [],
  words: [
    'desk',
    'desks',
    'office',
    'offices',
    'coworking',
    'workspace',
    'workstation',
    'study',
    'homeoffice',
    'hotdesk',
    'bureau',
    'secretary',
    'freelancer',
    'administration',
    'stationery',
  ],
  industries: ['real-estate', 'furniture', 'support-services', 'consulting', 'education'],
  moods: ['professional', 'calm', 'modern', 'friendly', 'simple'],
  ideas: ['craft', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A desk with the lamp on: somebody is still at work.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'desk',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [-6, 46],
              size: [112, 13],
            },
          },
          {
            box: {
              corner: [0, 52],
              size: [12, 52],
            },
          },
          {
            box: {
              corner: [58, 52],
              size: [42, 52],
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
            fine: [
              {
                subtract: {
                  of: {
                    box: {
                      corner: [69, 78],
                      size: [20, 9],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'lamp',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                sector: {
                  at: [30, 15],
                  r: 25,
                  from: -90,
                  to: 90,
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [14, -10],
                    [46, -10],
                    [56, 15],
                    [4, 15],
                  ],
                },
              },
            ],
          },
          {
            box: {
              corner: [25, 10],
              size: [10, 22],
            },
          },
          {
            fine: [
              {
                box: {
                  corner: [13, '38-$gap'],
                  size: [34, 8],
                  r: 3,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [13, '38-$gap'],
                  size: [34, 8],
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
        corner: [0, 48],
        size: [100, 14],
      },
    },
    {
      box: {
        corner: [4, 56],
        size: [12, 42],
      },
    },
    {
      box: {
        corner: [58, 56],
        size: [38, 42],
      },
    },
    {
      sector: {
        at: [30, 26],
        r: 24,
        from: -90,
        to: 90,
      },
    },
    {
      box: {
        corner: [25, 24],
        size: [10, 24],
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
