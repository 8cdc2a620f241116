import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'crane-bird',
  motifs: ['crane', 'heron', 'sun', 'bird'],
  words: [
    'crane',
    'heron',
    'egret',
    'stork',
    'tsuru',
    'ibis',
    'wetland',
    'marsh',
    'lake',
    'zen',
    'grus',
    'longevity',
    'stillness',
  ],
  industries: ['wellness', 'yoga', 'restaurant', 'beauty', 'environment', 'hotel', 'insurance'],
  moods: ['calm', 'elegant', 'timeless', 'simple', 'natural'],
  ideas: ['balance', 'harmony', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A crane stands in still water on one leg, its neck one slow bend, and the sun comes up behind it.',
    dials: { weight: { value: 10, min: 9.8, max: 10.6 } },
    parts: [
      {
        name: 'crane',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [29, 36],
                [46, 43, 'smooth', 105],
                [70, 52, 'smooth', 115],
                [100, 79],
                [60, 78, 'smooth', 275],
                [29, 62, 'smooth', 330],
              ],
            },
          },
          {
            fine: [
              {
                taper: {
                  points: [
                    [36, 58],
                    [23, 43, 'smooth', 345],
                    [34, 26, 'smooth', 10],
                    [27, 9, 'smooth', 280],
                    [15, 13],
                  ],
                  from: 17,
                  mid: 10.4,
                  to: 12.4,
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                limb: {
                  points: [
                    [36, 58, 7],
                    [26, 44, 6],
                    [34, 26, 5.4],
                    [27, 10, 7],
                  ],
                },
              },
            ],
          },
          {
            polygon: {
              points: [
                [22, 1],
                [27, 21],
                [-4, 23, 1],
              ],
            },
          },
          { bar: { from: [48, 76], to: [48, 112], width: '$weight' } },
          { bar: { from: [6, 113], to: [90, 113], width: '$weight' } },
          { round: { r: 5, only: 'inner' } },
          { fine: [{ round: { r: 3.4, only: 'outer' } }] },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [73, 19], r: 17.5 } } },
    ],
  },
  inset: [
    [{ drop: { at: [46, 54], r: 22, tip: [100, 86] } }, { round: { r: 4, only: 'outer' } }],
    {
      line: {
        points: [
          [36, 52],
          [26, 34],
          [38, 12],
        ],
        width: 16,
        cap: 'round',
        bend: 14,
      },
    },
    {
      limb: {
        points: [
          [38, 12, 10],
          [0, 22, 4],
        ],
      },
    },
    { bar: { from: [50, 68], to: [50, 104], width: 14 } },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
