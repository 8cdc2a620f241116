import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cactus',
  motifs: ['cactus', 'sun'],
  words: [
    'cactus',
    'saguaro',
    'succulent',
    'desert',
    'mexican',
    'mexico',
    'arizona',
    'sonora',
    'tequila',
    'mezcal',
    'taqueria',
    'taco',
    'agave',
    'prickly',
    'thorn',
    'nopal',
    'kaktus',
    'arid',
    'mesa',
  ],
  industries: ['restaurant', 'bar', 'gardening'],
  moods: ['quirky', 'warm', 'adventurous', 'cheerful'],
  ideas: ['balance', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cactus that carries the evening sun in the crook of its arm.',
    dials: { weight: { value: 16, min: 15, max: 17 } },
    parts: [
      {
        name: 'cactus',
        role: 'lead',
        shape: [
          { box: { corner: [46, -4], size: [20, 108], r: [10, 10, 0, 0] } },
          {
            line: {
              points: [
                [56, 76],
                [0, 76],
                [0, 28],
              ],
              width: '$weight',
              bend: 22,
              cap: 'round',
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [56, 58],
                    [87, 58],
                    [87, 18],
                  ],
                  width: '$weight',
                  bend: 18,
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
                    [56, 58],
                    [87, 58],
                    [87, 18],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [27, 40], r: 10.6 } } },
    ],
  },
  inset: [
    { bar: { from: [50, 36], to: [50, 64], width: 9, cap: 'round' } },
    {
      line: {
        points: [
          [50, 58],
          [36, 58],
          [36, 46],
        ],
        width: 8,
        bend: 6,
        cap: 'round',
      },
    },
    {
      line: {
        points: [
          [50, 54],
          [64, 54],
          [64, 42],
        ],
        width: 8,
        bend: 6,
        cap: 'round',
      },
    },
  ],
};
