import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pomegranate',
  motifs: ['pomegranate'],
  words: [
    'pomegranate',
    'pomegranates',
    'grenade',
    'grenadine',
    'granatapfel',
    'granada',
    'melograno',
    'melagrana',
    'anar',
    'persian',
    'persia',
    'levant',
    'mezze',
    'fertility',
  ],
  industries: ['food', 'restaurant', 'beverage', 'beauty', 'jewellery'],
  moods: ['warm', 'elegant', 'sensual', 'luxurious', 'natural'],
  ideas: ['growth', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pomegranate split just enough to show its seeds.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'fruit',
        role: 'lead',
        shape: [
          { disc: { at: [50, 60], r: 46 } },
          {
            curve: {
              points: [
                [37, 26],
                [39, 12, 'smooth', 350],
                [30, -4],
                [42, 3],
                [50, -5],
                [58, 3],
                [70, -4],
                [61, 12, 'smooth', 190],
                [63, 26],
              ],
            },
          },
          { round: { r: 1.8, only: 'outer' } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          { subtract: { of: { petal: { from: [50, 24], to: [50, 100], width: 46 } } } },
        ],
      },
      {
        name: 'seeds',
        role: 'accent',
        shape: [
          { drop: { at: [50, 50], r: 7, tip: [50, 37] } },
          { fine: [{ drop: { at: [50, 76], r: 7, tip: [50, 63] } }] },
          { plain: [{ move: { by: [0, 15] } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 60], r: 46 } },
    {
      curve: {
        points: [
          [34, 26],
          [26, -8],
          [42, 2],
          [50, -8],
          [58, 2],
          [74, -8],
          [66, 26],
        ],
      },
    },
    { subtract: { of: { petal: { from: [50, 28], to: [50, 98], width: 36 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
