import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hatchback',
  motifs: ['car'],
  words: [
    'car',
    'automobile',
    'motor',
    'garage',
    'driver',
    'driving',
    'dealer',
    'hatchback',
    'saloon',
    'mechanic',
    'carwash',
    'rental',
    'vehicle',
  ],
  industries: ['automotive', 'transport'],
  moods: ['simple', 'modern', 'trustworthy', 'honest', 'retro'],
  ideas: ['journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A small square car, folded from straight lines.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [-8, 46, 3],
                    [8, 12, 6],
                    [56, 12, 6],
                    [74, 40],
                    [107, 46, 7],
                    [109, 80, 2],
                    [-8, 80, 2],
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
                    [-8, 46],
                    [8, 12],
                    [56, 12],
                    [74, 40],
                    [107, 46],
                    [109, 80],
                    [-8, 80],
                  ],
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [15, 22],
                      [30, 22],
                      [30, 42],
                      [5.5, 42],
                    ],
                  },
                },
                {
                  polygon: {
                    points: [
                      [39, 22],
                      [51, 22],
                      [64, 42],
                      [39, 42],
                    ],
                  },
                },
                { fine: [{ round: { r: 2 } }] },
              ],
            },
          },
          {
            subtract: {
              of: [{ disc: { at: [21, 79], r: '12.4+$gap' } }, { disc: { at: [79, 79], r: '12.4+$gap' } }],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { scale: { by: 0.94 } },
        ],
      },
      {
        name: 'wheels',
        role: 'second',
        shape: [
          { disc: { at: [21, 80], r: 12.8 } },
          { disc: { at: [79, 80], r: 12.8 } },
          { scale: { by: 0.94 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-8, 46],
          [8, 10],
          [56, 10],
          [74, 40],
          [107, 46],
          [109, 82],
          [-8, 82],
        ],
      },
    },
    { disc: { at: [21, 82], r: 17 } },
    { disc: { at: [79, 82], r: 17 } },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [16, 24],
              [50, 24],
              [60, 42],
              [8, 42],
            ],
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [38, 38] } },
  ],
};
