import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'teapot',
  motifs: ['teapot', 'leaf', 'kettle'],
  words: [
    'tea',
    'teapot',
    'teahouse',
    'tearoom',
    'chai',
    'matcha',
    'sencha',
    'oolong',
    'infusion',
    'herbal',
    'steep',
    'kettle',
    'cha',
    'tee',
  ],
  industries: ['cafe', 'beverage', 'food', 'wellness', 'hotel'],
  moods: ['calm', 'natural', 'warm', 'simple', 'fresh'],
  ideas: ['harmony', 'shelter', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A teapot whose lid is the two leaves that the picker takes.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 }, weight: { value: 9.6, min: 9, max: 10.6 } },
    parts: [
      {
        name: 'pot',
        role: 'lead',
        shape: [
          { ring: { at: [82, 51], r: 23, width: '$weight' } },
          { disc: { at: [48, 57], r: [37, 34] } },
          {
            curve: {
              points: [
                [-4, 20, 2],
                [12, 18, 2],
                [24, 44, 'smooth', 145],
                [30, 76],
                [14, 62, 'smooth', 320],
              ],
            },
          },
          { subtract: { of: { half: { through: [50, 85], facing: 180 } } } },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
      {
        name: 'leaves',
        role: 'accent',
        shape: [
          { petal: { from: [50, 13], to: [16, -9], width: 19 } },
          { petal: { from: [46, 13], to: [80, -9], width: 19 } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [{ petal: { from: [50, 68], to: [50, 32], width: 20 } }],
};
