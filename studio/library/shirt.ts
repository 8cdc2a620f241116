import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'shirt',
  motifs: ['shirt'],
  words: [
    'shirt',
    'collar',
    'shirtmaker',
    'blouse',
    'sleeve',
    'polo',
    'uniform',
    'workwear',
    'ironing',
    'garment',
    'apparel',
    'cotton',
  ],
  industries: ['fashion', 'tailoring'],
  moods: ['clean', 'honest', 'classic', 'friendly', 'fresh'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A shirt from the front: a turned collar and three buttons.',
    dials: { gap: { value: 8.3, min: 8.1, max: 8.6 } },
    parts: [
      {
        name: 'shirt',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [30, 6],
                [70, 6],
                [104, 26],
                [93, 49],
                [80, 43],
                [80, 98],
                [20, 98],
                [20, 43],
                [7, 49],
                [-4, 26],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [30, -4],
                    [70, -4],
                    [50, 26],
                  ],
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [50, 47], r: 4.3 } },
                    { disc: { at: [50, 64], r: 4.3 } },
                    { disc: { at: [50, 81], r: 4.3 } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'collar',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [31, 0],
                [49, 21],
                [38, 34],
                [24, 9],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 1.5 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [30, 2],
          [50, 18],
          [70, 2],
          [104, 26],
          [92, 52],
          [78, 46],
          [78, 98],
          [22, 98],
          [22, 46],
          [8, 52],
          [-4, 26],
        ],
      },
    },
    { round: { r: 3 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
