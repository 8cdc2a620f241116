import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chocolate',
  motifs: ['chocolate'],
  words: [
    'chocolate',
    'chocolates',
    'chocolatier',
    'cocoa',
    'cacao',
    'praline',
    'ganache',
    'truffle',
    'fudge',
    'confectioner',
    'confectionery',
    'choc',
  ],
  industries: ['food'],
  moods: ['warm', 'friendly', 'luxurious'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bar of chocolate, half out of its wrapper.',
    dials: { gap: { value: 9.6, min: 9.3, max: 10 } },
    parts: [
      {
        name: 'bar',
        role: 'lead',
        shape: [
          { box: { corner: [20, -3], size: [60, 64], r: 4 } },
          {
            fine: [
              { subtract: { of: { bar: { from: [50, -10], to: [50, 70], width: '$gap' } } } },
              { subtract: { of: { bar: { from: [10, 25], to: [90, 25], width: '$gap' } } } },
            ],
          },
          { turn: { by: 16 } },
        ],
      },
      {
        name: 'wrapper',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [16, 54, 2],
                [27.3, 63, 1.5],
                [38.6, 54, 1.5],
                [50, 63, 1.5],
                [61.4, 54, 1.5],
                [72.7, 63, 1.5],
                [84, 54, 2],
                [84, 102, 4],
                [16, 102, 4],
              ],
            },
          },
          { turn: { by: 16 } },
        ],
      },
    ],
  },
};
