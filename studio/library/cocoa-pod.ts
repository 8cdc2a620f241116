import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cocoa-pod',
  motifs: ['cocoa-pod'],
  words: [
    'cocoa',
    'cacao',
    'kakao',
    'cocoapod',
    'chocolate',
    'chocolatier',
    'beantobar',
    'criollo',
    'trinitario',
    'forastero',
    'theobroma',
    'ghana',
    'plantation',
  ],
  industries: ['food', 'beverage', 'agriculture'],
  moods: ['warm', 'natural', 'handmade', 'sensual', 'honest'],
  ideas: ['growth', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A pod of cocoa, its ridges and one leaf.',
    dials: { gap: { value: 9, min: 8.7, max: 9.4 } },
    parts: [
      {
        name: 'pod',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [44, 4],
                [56, 4],
                [82, 28, 'smooth', 152],
                [84, 60, 'smooth', 190],
                [57, 106, 'smooth', 225],
                [43, 106, 'smooth', 315],
                [16, 60, 'smooth', 350],
                [18, 28, 'smooth', 28],
              ],
            },
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [41, 32],
                    [37, 54, 'smooth', 180],
                    [44, 84],
                  ],
                  width: '$gap',
                  cap: 'round',
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [61, 34],
                        [63.6, 54, 'smooth', 180],
                        [59, 80],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: 34 } },
        ],
      },
      {
        name: 'leaf',
        role: 'second',
        shape: [{ petal: { from: [72, 2], to: [104, 3], width: 24 } }, { fine: [{ round: { r: 1.5 } }] }],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -6],
          [84, 40, 'smooth', 172],
          [50, 108],
          [16, 40, 'smooth', 8],
        ],
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [50, 20],
              [50, 84],
            ],
            width: 13,
            cap: 'round',
          },
        },
      },
    },
    { turn: { by: 34 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
