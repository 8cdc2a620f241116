import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'teabag',
  motifs: ['teabag'],
  words: [
    'teabag',
    'teabags',
    'tea',
    'infusion',
    'infusions',
    'tisane',
    'brew',
    'brews',
    'steep',
    'steeping',
    'assam',
    'darjeeling',
    'ceylon',
    'cuppa',
    'rooibos',
    'chamomile',
  ],
  industries: ['beverage', 'cafe', 'food'],
  moods: ['cosy', 'friendly', 'warm', 'calm', 'simple'],
  ideas: ['connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tea bag and its tag, one line between them.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'bag',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [16, 40],
                [50, 40],
                [64, 56],
                [64, 106],
                [2, 106],
                [2, 56],
              ],
            },
          },
          {
            line: {
              points: [
                [33, 44],
                [34, 14, 'smooth', 5],
                [58, -2, 'smooth', 90],
                [82, 12, 'smooth', 170],
                [86, 44],
              ],
              width: 10,
            },
          },
          { fine: [{ round: { r: 3 } }] },
          { subtract: { of: { petal: { from: [15, 94], to: [51, 61], width: 24 } } } },
        ],
      },
      {
        name: 'tag',
        role: 'accent',
        shape: [
          { box: { at: [90, 54], size: [32, 38], r: 3 } },
          { fine: [{ turn: { by: -8, about: [90, 54] } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [26, 34],
          [74, 34],
          [92, 54],
          [92, 108],
          [8, 108],
          [8, 54],
        ],
      },
    },
    { bar: { from: [50, 40], to: [50, -4], width: 14 } },
    { subtract: { of: { petal: { from: [26, 96], to: [74, 58], width: 30 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
