import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'radiator',
  motifs: [],
  words: [
    'radiator',
    'radiators',
    'heating',
    'heater',
    'boiler',
    'warmth',
    'warm',
    'heat',
    'heatpump',
    'underfloor',
    'plumber',
    'plumbing',
    'hvac',
    'thermostat',
    'furnace',
    'cosy',
  ],
  industries: ['construction', 'energy', 'hardware-tools', 'electronics'],
  moods: ['warm', 'cosy', 'honest', 'friendly', 'modern'],
  ideas: ['flow', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A radiator of four ribs; the valve is where the warmth is.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'ribs',
        role: 'lead',
        shape: [
          {
            fine: [
              [
                {
                  box: {
                    corner: [16, 2],
                    size: [16, 88],
                    r: 8,
                  },
                },
                {
                  repeat: {
                    n: 4,
                    by: ['16+$gap', 0],
                  },
                },
              ],
              {
                box: {
                  corner: [24, 9],
                  size: ['48+3*$gap', 13],
                },
              },
              {
                box: {
                  corner: [24, 66],
                  size: ['48+3*$gap', 17],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [16, 2],
                  size: ['64+3*$gap', 88],
                },
              },
              {
                subtract: {
                  of: [
                    {
                      box: {
                        corner: [32, 22],
                        size: ['$gap', 44],
                      },
                    },
                    {
                      repeat: {
                        n: 3,
                        by: ['16+$gap', 0],
                      },
                    },
                  ],
                },
              },
            ],
          },
          {
            line: {
              points: [
                [24, 71],
                [2, 71],
                [2, 101],
              ],
              width: 10,
            },
          },
        ],
      },
      {
        name: 'valve',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [-6, '66-$gap-24'],
                  size: [16, 24],
                  r: [7, 7, 0, 0],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [-6, '66-$gap-24'],
                  size: [16, 24],
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    [
      {
        box: {
          corner: [0, 0],
          size: [22, 100],
          r: 10,
        },
      },
      {
        repeat: {
          n: 3,
          by: [38, 0],
        },
      },
    ],
    {
      box: {
        corner: [10, 10],
        size: [78, 20],
      },
    },
    {
      box: {
        corner: [10, 70],
        size: [78, 20],
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
