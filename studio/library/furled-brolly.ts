import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'furled-brolly',
  motifs: ['umbrella'],
  words: [
    'brolly',
    'brollies',
    'cane',
    'furled',
    'stockschirm',
    'regenschirm',
    'parapluie',
    'paraguas',
    'ombrello',
    'paraplu',
    'paraply',
    'şemsiye',
    'ομπρέλα',
    'зонт',
    'مظلة',
    '傘',
    '雨伞',
    '우산',
    'छाता',
    'rainwear',
  ],
  industries: ['fashion', 'retail', 'insurance'],
  moods: ['classic', 'elegant', 'timeless', 'masculine'],
  ideas: ['protection', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An umbrella, rolled and buttoned.',
    dials: { weight: { value: 10.5, min: 9.8, max: 11.2 } },
    parts: [
      {
        name: 'umbrella',
        role: 'lead',
        shape: [
          { petal: { from: [50, 116], to: [50, 22], width: 42, lean: 0.6 } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [10, 0],
                        [90, 0],
                        [90, 42],
                        [50, 34],
                        [10, 42],
                      ],
                    },
                  },
                },
              },
            ],
          },
          {
            fine: [
              { bar: { from: [50, 106], to: [50, 122], width: 9.5, cap: 'round' } },
              {
                line: {
                  points: [
                    [50, 60],
                    [50, 4],
                    [62, -8, 'via'],
                    [74, 4],
                    [74, 7],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              { bar: { from: [50, 106], to: [50, 124], width: 9.5 } },
              {
                line: {
                  points: [
                    [50, 60],
                    [50, 4],
                    [62, -8, 'via'],
                    [74, 4],
                  ],
                  width: 11,
                },
              },
            ],
          },
          { turn: { by: 40 } },
        ],
      },
      {
        name: 'strap',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [20, 68],
                [80, 54],
                [80, 67],
                [20, 81],
              ],
            },
          },
          {
            intersect: {
              of: [
                { petal: { from: [50, 116], to: [50, 22], width: 42, lean: 0.6 } },
                {
                  fine: [
                    {
                      subtract: {
                        of: {
                          polygon: {
                            points: [
                              [10, 0],
                              [90, 0],
                              [90, 42],
                              [50, 34],
                              [10, 42],
                            ],
                          },
                        },
                      },
                    },
                  ],
                },
              ],
            },
          },
          { turn: { by: 40 } },
        ],
        knock: 8.8,
      },
    ],
  },
  inset: [
    { petal: { from: [50, 116], to: [50, 22], width: 48, lean: 0.6 } },
    { subtract: { of: { half: { through: [50, 38], facing: 0 } } } },
    { bar: { from: [50, 104], to: [50, 124], width: 12 } },
    {
      line: {
        points: [
          [50, 60],
          [50, 4],
          [63, -9, 'via'],
          [76, 4],
        ],
        width: 13,
      },
    },
    { turn: { by: 40 } },
    { fit: { at: [50, 50], size: [38, 38] } },
  ],
};
