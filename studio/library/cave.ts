import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cave',
  motifs: ['cavern'],
  words: [
    'cavern',
    'caverns',
    'grotto',
    'grottoes',
    'spelunking',
    'caving',
    'höhle',
    'grotte',
    'cueva',
    'caverna',
    'gruta',
    'mağara',
    'σπηλιά',
    'пещера',
    'كهف',
    '洞窟',
    '동굴',
    '洞穴',
  ],
  industries: ['travel', 'bar', 'sports', 'winery', 'games'],
  moods: ['mysterious', 'adventurous', 'natural', 'cosy'],
  ideas: ['shelter', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Inside the cave, looking out at the sun.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'rock',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-6, 100, 2],
                [4, 44, 'smooth', 12],
                [42, 0, 'smooth', 90],
                [70, 12, 'smooth', 105],
                [98, 50, 'smooth', 165],
                [106, 100, 2],
              ],
            },
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [22, 112],
                    [20, 74, 'smooth', 0],
                    [50, 33, 'smooth', 90],
                    [80, 74, 'smooth', 180],
                    [78, 112],
                  ],
                },
              },
            },
          },
          {
            polygon: {
              points: [
                [26, 44],
                [46, 28],
                [38, 62, 2],
              ],
            },
          },
          {
            fine: [
              {
                polygon: {
                  points: [
                    [52, 28],
                    [74, 44],
                    [62, 68, 2],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        shape: [
          {
            sector: {
              at: [50, 100],
              r: 17,
              from: -90,
              to: 90,
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
          [-6, 100, 2],
          [4, 44, 'smooth', 12],
          [42, 0, 'smooth', 90],
          [98, 50, 'smooth', 165],
          [106, 100, 2],
        ],
      },
    },
    {
      subtract: {
        of: {
          curve: {
            points: [
              [22, 112],
              [20, 74, 'smooth', 0],
              [36, 44],
              [48, 70, 2],
              [60, 44],
              [80, 74, 'smooth', 180],
              [78, 112],
            ],
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
