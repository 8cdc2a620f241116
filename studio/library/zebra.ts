import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'zebra',
  motifs: ['zebra', 'horse', 'stripe'],
  words: [
    'zebra',
    'stripe',
    'striped',
    'savanna',
    'savannah',
    'safari',
    'africa',
    'kenya',
    'serengeti',
    'crossing',
    'equine',
  ],
  industries: ['travel', 'fashion'],
  moods: ['bold', 'quirky', 'adventurous', 'modern'],
  ideas: ['contrast'],
  construction: 'stencil',
  mark: {
    blazon: 1,
    idea: 'A zebra in profile, its stripes cut in from the mane.',
    dials: { soft: { value: 2.2, min: 1.8, max: 2.8 } },
    parts: [
      {
        name: 'zebra',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [54, -8],
                [63, 12],
                [79, 32, 'smooth', 140],
                [104, 64, 'smooth', 165],
                [94, 82, 'smooth', 270],
                [80, 75, 'smooth', 295],
                [62, 64, 'smooth', 265],
                [62, 84, 'smooth', 170],
                [72, 102],
                [0, 102],
                [9, 44, 'smooth', 12],
                [26, 2],
                [41, 8],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    taper: {
                      points: [
                        [-4, 64],
                        [24, 56, 'smooth'],
                        [44, 64],
                      ],
                      from: 9,
                      to: 8,
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                taper: {
                  points: [
                    [-4, 86],
                    [24, 78, 'smooth'],
                    [50, 86],
                  ],
                  from: 9,
                  to: 8,
                  cap: 'round',
                },
              },
            },
          },
          {
            subtract: {
              of: {
                taper: {
                  points: [
                    [2, 38],
                    [24, 34, 'smooth'],
                    [42, 40],
                  ],
                  from: 9,
                  to: 8,
                  cap: 'round',
                },
              },
            },
          },
          { subtract: { of: { disc: { at: [61, 33], r: 4.4 } } } },
          { fine: [{ round: { r: '$soft' } }] },
        ],
      },
    ],
  },
};
