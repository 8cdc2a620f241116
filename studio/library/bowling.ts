import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bowling',
  motifs: ['skittle'],
  words: ['bowling', 'tenpin', 'skittles', 'skittle', 'ninepins', 'bowler', 'kegeln'],
  industries: [],
  moods: ['playful', 'retro', 'cheerful', 'friendly'],
  ideas: ['contrast'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The last pin, and the ball that comes for it.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'ball',
        role: 'lead',
        shape: [
          { disc: { at: [62, 52], r: 46 } },
          { subtract: { of: [{ disc: { at: [60, 27], r: 6.4 } }, { disc: { at: [80, 32], r: 6.4 } }] } },
          { fine: [{ subtract: { of: { disc: { at: [72, 47], r: 6.4 } } } }] },
        ],
      },
      {
        name: 'pin',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [22, -6, 'smooth', 90],
                [35, 9, 'smooth', 180],
                [31, 28, 'smooth', 178],
                [45, 70, 'smooth', 180],
                [35, 104],
                [9, 104],
                [-1, 70, 'smooth', 0],
                [13, 28, 'smooth', 2],
                [9, 9, 'smooth', 0],
              ],
            },
          },
          { fine: [{ cut: { line: { y: 29 }, gap: '$gap' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [22, -6, 'smooth', 90],
          [35, 9, 'smooth', 180],
          [31, 28, 'smooth', 178],
          [45, 70, 'smooth', 180],
          [35, 104],
          [9, 104],
          [-1, 70, 'smooth', 0],
          [13, 28, 'smooth', 2],
          [9, 9, 'smooth', 0],
        ],
      },
    },
    { move: { by: [-8, 0] } },
    [
      { disc: { at: [68, 52], r: 44 } },
      {
        subtract: {
          of: [
            {
              curve: {
                points: [
                  [22, -6, 'smooth', 90],
                  [35, 9, 'smooth', 180],
                  [31, 28, 'smooth', 178],
                  [45, 70, 'smooth', 180],
                  [35, 104],
                  [9, 104],
                  [-1, 70, 'smooth', 0],
                  [13, 28, 'smooth', 2],
                  [9, 9, 'smooth', 0],
                ],
              },
            },
            { move: { by: [-8, 0] } },
            { grow: { by: 9 } },
          ],
        },
      },
    ],
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
