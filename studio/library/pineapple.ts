import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'pineapple',
  motifs: ['pineapple', 'crown'],
  words: [
    'pineapple',
    'ananas',
    'tropical',
    'tropic',
    'fruit',
    'juice',
    'smoothie',
    'hawaii',
    'aloha',
    'caribbean',
    'exotic',
    'colada',
  ],
  industries: ['food', 'beverage', 'hotel', 'bar'],
  moods: ['cheerful', 'clever', 'fresh', 'bold', 'playful'],
  ideas: ['two-become-one', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The king of fruit wears its crown.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'fruit',
        role: 'lead',
        shape: [
          { disc: { at: [50, 69], r: [40, 37] } },
          { intersect: { of: { half: { through: [50, 34], facing: 180 } } } },
          {
            fine: [
              { cut: { line: { through: [50, 68], angle: 45 }, gap: '$gap', offsets: [-12, 12] } },
              { cut: { line: { through: [50, 68], angle: 315 }, gap: '$gap', offsets: [-12, 12] } },
              { round: { r: 1.2 } },
            ],
          },
          {
            plain: [
              { cut: { line: { through: [50, 68], angle: 45 }, gap: '$gap' } },
              { cut: { line: { through: [50, 68], angle: 315 }, gap: '$gap' } },
            ],
          },
        ],
      },
      {
        name: 'crown',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [50, -6],
                [58, 10],
                [72, -2],
                [68, '34-$gap'],
                [32, '34-$gap'],
                [28, -2],
                [42, 10],
              ],
            },
          },
          { round: { r: 1.5 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 70], r: [32, 36] } },
    { petal: { from: [50, 42], to: [50, -10], width: 20 } },
    [{ petal: { from: [48, 42], to: [14, -2], width: 20 } }, { mirror: { line: { x: 50 } } }],
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
