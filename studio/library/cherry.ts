import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cherry',
  motifs: ['cherry', 'leaf'],
  words: [
    'cherry',
    'kirsch',
    'maraschino',
    'morello',
    'griotte',
    'cerise',
    'orchard',
    'damson',
    'sundae',
    'cocktail',
    'blossom',
    'jukebox',
    'fruit',
  ],
  industries: ['food', 'gardening', 'bar'],
  moods: ['playful', 'cheerful', 'fresh', 'youthful', 'romantic'],
  ideas: ['harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two cherries on long stalks, under one leaf.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'cherries',
        role: 'lead',
        shape: [
          { disc: { at: [20, 78], r: 21 } },
          { disc: { at: [72, 82], r: 19 } },
          {
            line: {
              points: [
                [25, 70],
                [34, 38, 'smooth', 30],
                [59, 8],
              ],
              width: 9,
            },
          },
          {
            line: {
              points: [
                [72, 74],
                [70, 42, 'smooth', 350],
                [58, 8],
              ],
              width: 9,
            },
          },
          { bar: { from: [54, 7], to: [62, 7], width: 12, cap: 'round' } },
          {
            fine: [
              { round: { r: 4.6, only: 'inner' } },
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [10.8, 76.4, 2.1],
                        [11.8, 73.8, 2.1],
                      ],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      { name: 'leaf', role: 'second', shape: [{ petal: { from: [78, 4], to: [114, 38], width: 23 } }] },
    ],
  },
  inset: [
    { disc: { at: [22, 80], r: 26 } },
    { disc: { at: [80, 84], r: 24 } },
    {
      line: {
        points: [
          [24, 76],
          [36, 36, 'smooth', 30],
          [64, 6],
        ],
        width: 12,
      },
    },
    {
      line: {
        points: [
          [80, 76],
          [76, 40, 'smooth', 350],
          [62, 4],
        ],
        width: 12,
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
