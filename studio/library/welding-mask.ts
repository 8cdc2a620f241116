import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'welding-mask',
  motifs: [],
  words: [
    'welder',
    'welding',
    'weld',
    'welds',
    'mask',
    'fabrication',
    'fabricator',
    'metalwork',
    'metal',
    'steel',
    'arc',
    'torch',
    'visor',
    'ironwork',
  ],
  industries: ['manufacturing', 'hardware-tools', 'construction', 'automotive', 'crafts'],
  moods: ['strong', 'masculine', 'technical', 'bold', 'edgy'],
  ideas: ['protection', 'craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A welder looks up; the arc glows in the glass.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'mask',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [8, 44],
                [50, -2, 'smooth', 90],
                [92, 44],
                [84, 80],
                [62, 104, 8],
                [38, 104, 8],
                [16, 80],
              ],
            },
          },
          {
            fine: [
              [
                {
                  disc: {
                    at: [5, 46],
                    r: 10,
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
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [16, 80],
                    [84, 80],
                    [66, 104],
                    [34, 104],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'glass',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [28, 34],
                  size: [44, 22],
                  r: 3,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [28, 34],
                  size: [44, 22],
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
      curve: {
        points: [
          [12, 44],
          [50, 0, 'smooth', 90],
          [88, 44],
          [82, 76],
          [62, 100],
          [38, 100],
          [18, 76],
        ],
      },
    },
    {
      subtract: {
        of: {
          box: {
            corner: [26, 36],
            size: [48, 20],
          },
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
