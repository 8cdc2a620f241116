import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lungs',
  motifs: [],
  words: [
    'lung',
    'lungs',
    'breath',
    'breathe',
    'breathing',
    'respiratory',
    'pulmonary',
    'asthma',
    'oxygen',
    'inhale',
    'exhale',
    'breathwork',
    'chest',
    'inhaler',
    'ventilation',
  ],
  industries: ['healthcare', 'wellness', 'research', 'yoga', 'environment'],
  moods: ['calm', 'clean', 'caring', 'natural', 'trustworthy'],
  ideas: ['flow', 'balance', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'One breath, drawn into two.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'lungs',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [24, 6, 'smooth', 90],
                    [43, 34, 'smooth', 180],
                    [43, 80, 8],
                    [4, 100, 10],
                    [-4, 66, 'smooth', 0],
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
                    [20, 8],
                    [34, 12],
                    [43, 34],
                    [43, 80],
                    [-2, 98],
                    [-2, 60],
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
        ],
      },
      {
        name: 'windpipe',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [50, -8],
                    [50, 34],
                    [29, 58],
                  ],
                  width: 10,
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [50, 34],
                    [71, 58],
                  ],
                  width: 10,
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
                    [50, -8],
                    [50, 34],
                    [29, 58],
                  ],
                  width: 10,
                },
              },
              {
                line: {
                  points: [
                    [50, 34],
                    [71, 58],
                  ],
                  width: 10,
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
          [24, 10, 'smooth', 90],
          [42, 36, 'smooth', 180],
          [42, 80, 8],
          [4, 100, 10],
          [0, 66, 'smooth', 0],
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
      box: {
        corner: [44, 0],
        size: [12, 44],
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
