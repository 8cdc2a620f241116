import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'penguin',
  motifs: ['penguin', 'egg', 'bird'],
  words: [
    'penguin',
    'pinguin',
    'antarctic',
    'ice',
    'cool',
    'chill',
    'parent',
    'nursery',
    'creche',
    'daycare',
    'nanny',
    'family',
    'frozen',
  ],
  industries: ['childcare', 'healthcare', 'nonprofit', 'food', 'publishing', 'insurance'],
  moods: ['caring', 'cute', 'friendly', 'warm', 'calm'],
  ideas: ['protection', 'shelter', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A penguin keeps the small one warm where its white front would be.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'penguin',
        role: 'none',
        shape: [
          {
            curve: {
              points: [
                [46, 0, 'smooth', 90],
                [76, 32, 'smooth', 175],
                [90, 72, 'smooth', 180],
                [82, 104],
                [10, 104],
                [2, 72, 'smooth', 0],
                [14, 34, 'smooth', 5],
              ],
            },
          },
          {
            polygon: {
              points: [
                [64, 10],
                [97, 25],
                [70, 40],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'parent',
        role: 'lead',
        shape: [
          { use: { part: 'penguin' } },
          { fine: [{ subtract: { of: { disc: { at: [55, 22], r: 4.8 } } } }] },
        ],
      },
      {
        name: 'chick',
        role: 'accent',
        knock: '$gap',
        shape: [{ use: { part: 'penguin' } }, { scale: { by: 0.42, about: [44, 105] } }],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [2, 26, 5],
          [25, 12, 'smooth', 60],
          [44, -2, 'smooth', 90],
          [66, 24, 'smooth', 170],
          [94, 78, 'smooth', 190],
          [82, 102, 4],
          [22, 102, 4],
          [18, 66, 'smooth', 0],
          [29, 42, 'smooth', 340],
        ],
      },
    },
    { round: { r: 4, only: 'inner' } },
    {
      subtract: {
        of: {
          limb: {
            points: [
              [54, 50, 7.5],
              [62, 74, 7.5],
            ],
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
