import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'teddy-bear',
  motifs: ['teddy-bear', 'bear'],
  words: [
    'teddy',
    'teddybear',
    'plush',
    'cuddly',
    'cuddle',
    'stuffed',
    'toy',
    'nursery',
    'toddler',
    'hug',
    'playroom',
    'bear',
    'creche',
    'childminder',
  ],
  industries: ['toys', 'childcare'],
  moods: ['friendly', 'cheerful', 'warm', 'youthful'],
  ideas: ['protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A teddy bear sits and waits, its bow tied.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'bear',
        role: 'lead',
        shape: [
          { disc: { at: [25, 8], r: 12 } },
          {
            limb: {
              points: [
                [36, 66, 10],
                [9, 57, 10],
              ],
            },
          },
          {
            limb: {
              points: [
                [38, 90, 14],
                [18, 96, 13],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { disc: { at: [50, 26], r: [31, 29] } },
          { disc: { at: [50, 76], r: [26, 28] } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      {
        name: 'bow',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [52, 56],
                [32, 46, 4],
                [32, 66, 4],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ disc: { at: [50, 56], r: 6.5 } }] },
        ],
      },
    ],
  },
  inset: [
    [
      { disc: { at: [26, 8], r: 13 } },
      {
        limb: {
          points: [
            [36, 66, 12],
            [8, 60, 12],
          ],
        },
      },
      {
        limb: {
          points: [
            [38, 88, 14],
            [18, 98, 15],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { disc: { at: [50, 28], r: [31, 28] } },
    { disc: { at: [50, 74], r: [25, 28] } },
    { round: { r: 4, only: 'inner' } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
