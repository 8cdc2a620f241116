import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'car-front',
  motifs: ['car'],
  words: [
    'windscreen',
    'windshield',
    'autoglass',
    'carwash',
    'valeting',
    'detailing',
    'car',
    'driving',
    'fahrschule',
  ],
  industries: ['automotive', 'transport', 'education', 'cleaning', 'insurance'],
  moods: ['friendly', 'trustworthy', 'simple', 'clean', 'modern'],
  ideas: ['protection', 'journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A car comes towards you; the windscreen is the largest thing about it.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'glass',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [25, 0, 8],
                [75, 0, 8],
                [89, 40, 2],
                [11, 40, 2],
              ],
            },
          },
          { fine: [{ subtract: { of: { bar: { from: [50, -10], to: [26, 50], width: '$gap' } } } }] },
        ],
      },
      {
        name: 'car',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [6, '40+$gap', 3],
                    [94, '40+$gap', 3],
                    [104, '54+$gap', 5],
                    [104, 86, 4],
                    [-4, 86, 4],
                    [-4, '54+$gap', 5],
                  ],
                },
              },
              { box: { corner: [2, 80], size: [20, 20], r: [0, 0, 4, 4] } },
              { box: { corner: [78, 80], size: [20, 20], r: [0, 0, 4, 4] } },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [6, '40+$gap'],
                    [94, '40+$gap'],
                    [104, '54+$gap'],
                    [104, 86],
                    [-4, 86],
                    [-4, '54+$gap'],
                  ],
                },
              },
              { box: { corner: [2, 80], size: [20, 20] } },
              { box: { corner: [78, 80], size: [20, 20] } },
            ],
          },
          {
            subtract: {
              of: [
                { disc: { at: [15, 68], r: 6.4 } },
                { disc: { at: [85, 68], r: 6.4 } },
                { bar: { from: [37, 70], to: [63, 70], width: 9, cap: 'round' } },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [22, 4, 6],
          [78, 4, 6],
          [90, 44],
          [102, 52],
          [102, 84],
          [-2, 84],
          [-2, 52],
          [10, 44],
        ],
      },
    },
    { box: { corner: [2, 80], size: [22, 20] } },
    { box: { corner: [76, 80], size: [22, 20] } },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [32, 16],
                [68, 16],
                [76, 42],
                [24, 42],
              ],
            },
          },
          { disc: { at: [20, 65], r: 8 } },
          { disc: { at: [80, 65], r: 8 } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
