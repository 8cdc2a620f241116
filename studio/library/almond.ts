import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'almond',
  motifs: [],
  words: [
    'almond',
    'almonds',
    'mandel',
    'mandeln',
    'amande',
    'almendra',
    'mandorla',
    'amêndoa',
    'amandel',
    'badem',
    'миндаль',
    'marzipan',
    'amaretto',
    'nougat',
    'praline',
  ],
  industries: ['food'],
  moods: ['natural', 'warm', 'simple', 'honest'],
  ideas: [],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'An almond in its skin, two furrows long.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'almond',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -8, 4],
                [86, 64, 'smooth', 180],
                [50, 106, 'smooth', 270],
                [14, 64, 'smooth', 0],
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  line: {
                    points: [
                      [44, 30],
                      [37, 56, 'smooth', 185],
                      [40, 84],
                    ],
                    width: '$gap',
                    cap: 'round',
                  },
                },
                {
                  fine: [
                    {
                      line: {
                        points: [
                          [60, 48],
                          [64, 66, 'smooth', 180],
                          [60, 88],
                        ],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                  ],
                },
              ],
            },
          },
          { turn: { by: 30 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -8, 4],
          [86, 64, 'smooth', 180],
          [50, 106, 'smooth', 270],
          [14, 64, 'smooth', 0],
        ],
      },
    },
    {
      subtract: {
        of: [
          { bar: { from: [41, 34], to: [38, 82], width: 11, cap: 'round' } },
          { bar: { from: [62, 54], to: [62, 84], width: 11, cap: 'round' } },
        ],
      },
    },
    { turn: { by: 30 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
