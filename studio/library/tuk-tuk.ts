import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tuk-tuk',
  motifs: ['tuk-tuk'],
  words: ['tuktuk', 'rickshaw', 'rikshaw', 'autorickshaw', 'bajaj', 'threewheeler', 'trishaw', 'pedicab'],
  industries: ['transport'],
  moods: ['cheerful', 'friendly', 'quirky', 'adventurous'],
  ideas: ['journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A three-wheeler for hire under its canvas hood.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.2 } },
    parts: [
      {
        name: 'tuk',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [3, 80],
                [3, '37+$gap'],
                [33, '37+$gap', 3],
                [48, 61, 3],
                [59, 61, 3],
                [69, 41, 3],
                [78.4, 41],
                ['68.8+$gap*0.3', '10+$gap'],
                ['80.6+$gap*0.3', '10+$gap'],
                [92, 41, 4],
                [108, 54, 10],
                [112, 80],
              ],
            },
          },
          {
            subtract: {
              of: [{ disc: { at: [30, 82], r: '11.5+$gap' } }, { disc: { at: [84, 82], r: '11.5+$gap' } }],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { disc: { at: [30, 82], r: 11.5 } },
          { disc: { at: [84, 82], r: 11.5 } },
        ],
      },
      {
        name: 'hood',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [3, 37],
                [3, -3, 12],
                [84, -3, 5],
                [93, 10],
                [21, 10, 4],
                [21, 37],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [0, 78],
          [0, 0, 12],
          [72, 0, 4],
          [90, 44, 4],
          [106, 58, 10],
          [106, 78],
        ],
      },
    },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [30, 12],
              [64, 12],
              [76, 42],
              [60, 62],
              [44, 62],
              [30, 40],
            ],
          },
        },
      },
    },
    { disc: { at: [26, 80], r: 14 } },
    { disc: { at: [82, 80], r: 14 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
