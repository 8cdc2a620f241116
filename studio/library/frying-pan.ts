import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'frying-pan',
  motifs: ['frying-pan', 'egg'],
  words: [
    'frying',
    'pan',
    'skillet',
    'fry',
    'fried',
    'breakfast',
    'brunch',
    'egg',
    'sunny',
    'diner',
    'cast',
    'iron',
    'cookware',
    'omelette',
    'sizzle',
    'hob',
  ],
  industries: ['restaurant', 'food'],
  moods: ['friendly', 'cheerful', 'bold', 'simple'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A frying pan from above, an egg in it.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'pan',
        role: 'lead',
        shape: [
          { disc: { at: [40, 60], r: 39 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      curve: {
                        points: [
                          [42, 34, 'smooth', 95],
                          [58, 44, 'smooth', 140],
                          [66, 62, 'smooth', 185],
                          [52, 77, 'smooth', 255],
                          [34, 85, 'smooth', 275],
                          [18, 72, 'smooth', 345],
                          [19, 50, 'smooth', 25],
                          [28, 36, 'smooth', 60],
                        ],
                      },
                    },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [40, 60], r: 24 } } } }] },
          {
            taper: {
              points: [
                [66, 34],
                [98, 2],
              ],
              from: 12,
              to: 17,
              cap: 'round',
            },
          },
        ],
      },
      { name: 'yolk', role: 'accent', shape: [{ disc: { at: [41, 57], r: 11 } }] },
    ],
  },
  inset: [
    { disc: { at: [38, 62], r: 42 } },
    { subtract: { of: { disc: { at: [38, 62], r: 26 } } } },
    { disc: { at: [38, 62], r: 12 } },
    { bar: { from: [68, 32], to: [100, 0], width: 16, cap: 'round' } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
