import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lawn-mower',
  motifs: ['lawn-mower'],
  words: [
    'lawnmower',
    'mower',
    'lawn',
    'lawns',
    'mowing',
    'grass',
    'turf',
    'cut',
    'yard',
    'rasen',
    'rasenmäher',
    'tondeuse',
    'gazon',
    'grasmaaier',
    'gräsklippare',
  ],
  industries: ['gardening', 'support-services', 'hardware-tools'],
  moods: ['honest', 'friendly', 'fresh', 'strong'],
  ideas: ['growth', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A push mower on its way along the lawn.',
    dials: { gap: { value: 8.7, min: 8.4, max: 9 }, weight: { value: 12, min: 11.4, max: 12.4 } },
    parts: [
      {
        name: 'deck',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [6, 44, 8],
                    [36, 44],
                    [40, 16, 7],
                    [78, 16, 7],
                    [82, 44],
                    [96, 44, 12],
                    [104, 78],
                    [6, 78],
                  ],
                },
              },
              {
                line: {
                  points: [
                    [26, 58],
                    [12, 6],
                    [-5, 6],
                  ],
                  width: '$weight',
                  cap: 'round',
                  bend: 5,
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [6, 44],
                    [36, 44],
                    [40, 16],
                    [78, 16],
                    [82, 44],
                    [104, 44],
                    [104, 78],
                    [6, 78],
                  ],
                },
              },
              {
                line: {
                  points: [
                    [26, 58],
                    [12, 6],
                    [-5, 6],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
        ],
      },
      { name: 'rear', role: 'second', knock: '$gap', shape: { disc: { at: [22, 78], r: 16 } } },
      { name: 'front', role: 'second', knock: '$gap', shape: { disc: { at: [88, 81], r: 13 } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [6, 46, 6],
          [38, 46],
          [42, 22, 6],
          [76, 22, 6],
          [80, 46],
          [108, 48, 10],
          [108, 78],
          [6, 78],
        ],
      },
    },
    {
      line: {
        points: [
          [20, 56],
          [8, 2],
          [-12, 2],
        ],
        width: 14,
        bend: 4,
      },
    },
    { subtract: { of: [{ disc: { at: [24, 80], r: 24 } }, { disc: { at: [88, 84], r: 20 } }] } },
    { disc: { at: [24, 80], r: 15 } },
    { disc: { at: [88, 84], r: 12 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
