import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'oyster',
  motifs: ['oyster', 'pearl', 'shell'],
  words: [
    'oyster',
    'oysters',
    'huitre',
    'auster',
    'austern',
    'ostra',
    'ostrica',
    'pearl',
    'pearls',
    'nacre',
    'rawbar',
    'shucker',
    'shellfish',
    'seafood',
    'bivalve',
  ],
  industries: ['restaurant', 'food', 'jewellery', 'bar'],
  moods: ['elegant', 'fresh', 'luxurious', 'sensual', 'classic'],
  ideas: ['protection', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An oyster on the half shell, and its pearl.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'shell',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [42, -6],
                [60, -4],
                [80, 20, 'smooth', 130],
                [88, 32],
                [99, 54, 'smooth', 182],
                [90, 72],
                [80, 94, 'smooth', 235],
                [62, 98],
                [40, 106, 'smooth', 270],
                [24, 94],
                [6, 82, 'smooth', 320],
                [8, 64],
                [2, 44, 'smooth', 5],
                [18, 26],
                [30, 8, 'smooth', 30],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [50, 18],
                    [80, 56, 'smooth', 178],
                    [50, 88, 'smooth', 270],
                    [22, 58, 'smooth', 2],
                  ],
                },
              },
            },
          },
        ],
      },
      { name: 'pearl', role: 'accent', shape: [{ disc: { at: [56, 63], r: 12 } }] },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [42, -6],
          [60, -4],
          [88, 32],
          [99, 54, 'smooth', 182],
          [80, 94, 'smooth', 235],
          [40, 106, 'smooth', 270],
          [6, 82, 'smooth', 320],
          [2, 44, 'smooth', 5],
        ],
      },
    },
    { subtract: { of: { disc: { at: [50, 60], r: [27, 26] } } } },
    { disc: { at: [52, 64], r: 12 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
