import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pumpkin',
  motifs: ['pumpkin'],
  words: [
    'pumpkin',
    'squash',
    'gourd',
    'halloween',
    'harvest',
    'autumn',
    'patch',
    'thanksgiving',
    'farm',
    'soup',
    'kabocha',
  ],
  industries: ['agriculture', 'food', 'events'],
  moods: ['warm', 'playful', 'natural', 'rustic', 'cheerful'],
  ideas: ['growth'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A pumpkin and its ribs.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'stem',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [40, 28, 1],
                [44, 17, 'smooth', 350],
                [39, 11, 2],
                [54, 5, 2],
                [57, 17, 'smooth', 172],
                [61, 28, 1],
              ],
            },
          },
        ],
      },
      {
        name: 'sides',
        role: 'lead',
        shape: [
          { disc: { at: [28, 60], r: [29, 36] } },
          { disc: { at: [72, 60], r: [29, 36] } },
          { subtract: { of: { disc: { at: [50, 60], r: [17, 40] } }, gap: '$gap' } },
          {
            fine: [
              { subtract: { of: { use: { part: 'stem' } }, gap: '$gap' } },
              { round: { r: 3, only: 'outer' } },
            ],
          },
        ],
      },
      {
        name: 'middle',
        role: 'lead',
        shape: [
          { disc: { at: [50, 60], r: [17, 40] } },
          { subtract: { of: { use: { part: 'stem' } }, gap: '$gap' } },
          { fine: [{ round: { r: 2.4, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [28, 60], r: [32, 38] } },
    { disc: { at: [72, 60], r: [32, 38] } },
    { subtract: { of: { disc: { at: [50, 60], r: [16, 42] } }, gap: 10 } },
    { disc: { at: [50, 60], r: [16, 42] } },
    { bar: { from: [50, 26], to: [46, 2], width: 15 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
