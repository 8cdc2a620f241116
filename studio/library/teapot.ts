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
  inset: [
    { disc: { at: [50, 62], r: 38 } },
    { box: { corner: [24, 16], size: [52, 16], r: 6 } },
    { disc: { at: [50, 8], r: 11 } },
    {
      line: {
        points: [
          [28, 78],
          [2, 62],
          [-12, 32],
        ],
        width: 18,
        cap: 'flat',
      },
    },
    [
      { ring: { at: [88, 58], r: 34, width: 16 } },
      { intersect: { of: { box: { corner: [76, 10], size: [60, 90], r: 0 } } } },
    ],
    { box: { corner: [26, 90], size: [48, 14], r: 4 } },
    { round: { r: 4, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
