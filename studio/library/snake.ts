import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'snake',
  motifs: ['snake', 'apple'],
  words: [
    'snake',
    'serpent',
    'python',
    'cobra',
    'viper',
    'adder',
    'boa',
    'mamba',
    'rattlesnake',
    'eden',
    'temptation',
    'venom',
    'slither',
    'hiss',
    'schlange',
    'coil',
    'eve',
  ],
  industries: ['developer-tools', 'software', 'beverage', 'fashion'],
  moods: ['clever', 'edgy', 'sensual', 'mysterious', 'bold'],
  ideas: ['transformation', 'flow'],
  construction: 'letter-object',
  letters: ['S'],
  mark: {
    blazon: 1,
    idea: 'The serpent is an S, and it offers the apple.',
    dials: { weight: { value: 16, min: 15, max: 17 } },
    parts: [
      {
        name: 'snake',
        role: 'lead',
        shape: [
          {
            taper: {
              points: [
                [66, 13],
                [46, 8, 'smooth', 270],
                [20, 28, 'smooth', 180],
                [48, 52, 'smooth', 100],
                [74, 74, 'smooth', 180],
                [46, 94, 'smooth', 270],
                [8, 84],
              ],
              from: '$weight',
              mid: '$weight',
              to: 9,
              cap: 'round',
            },
          },
          {
            limb: {
              points: [
                [64, 13, 7],
                [73, 19, 12.5],
              ],
            },
          },
          {
            fine: [
              { round: { r: 2, only: 'inner' } },
              { subtract: { of: { disc: { at: [72, 18], r: 4.4 } } } },
            ],
          },
        ],
      },
      {
        name: 'apple',
        role: 'accent',
        shape: [
          { disc: { at: [92, 47], r: 12 } },
          { fine: [{ petal: { from: [90, 37], to: [104, 25], width: 9.4 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [60, 38],
          [50, 35, 'smooth', 270],
          [40, 42, 'smooth', 180],
          [50, 50, 'smooth', 100],
          [60, 58, 'smooth', 180],
          [50, 65, 'smooth', 270],
          [38, 62],
        ],
        width: 8,
        cap: 'round',
      },
    },
  ],
};
