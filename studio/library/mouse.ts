import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mouse',
  motifs: ['mouse'],
  words: ['mouse', 'mice', 'cheese', 'squeak', 'nibble', 'maus', 'souris'],
  industries: ['toys', 'childcare'],
  moods: ['playful', 'cute', 'clever', 'quirky'],
  ideas: [],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A mouse with a round ear and a long tail.',
    dials: { gap: { value: 10.8, min: 10.4, max: 11.6 } },
    parts: [
      { name: 'ear', role: 'accent', shape: { disc: { at: [72, 24], r: 16 } } },
      {
        name: 'mouse',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [108, 70, 4],
                [98, 84, 4],
                [40, 86, 'smooth', 270],
                [4, 50, 'smooth', 0],
                [42, 4, 'smooth', 90],
                [80, 34, 'smooth', 130],
              ],
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [24, 70],
                    [-8, 74, 'smooth', 285],
                    [-22, 52, 'smooth', 0],
                    [-10, 8],
                  ],
                  width: 10.8,
                  cap: 'round',
                },
              },
              { round: { r: 7, only: 'inner' } },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [24, 70],
                    [-8, 74, 'smooth', 285],
                    [-22, 52, 'smooth', 0],
                    [-10, 8],
                  ],
                  width: 10.8,
                  cap: 'flat',
                },
              },
              { round: { r: 3, only: 'inner' } },
            ],
          },
          { subtract: { of: { use: { part: 'ear' } }, gap: '$gap' } },
          {
            fine: [
              { round: { r: 4, only: 'outer' } },
              { subtract: { of: { disc: { at: [87, 64], r: 5.4 } } } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [108, 80, 4],
          [24, 88, 'smooth', 270],
          [6, 62, 'smooth', 0],
          [44, 24, 'smooth', 90],
        ],
      },
    },
    { disc: { at: [70, 34], r: 20 } },
    {
      line: {
        points: [
          [30, 80],
          [-10, 80, 'smooth', 290],
          [-16, 40],
        ],
        width: 16,
        cap: 'round',
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
