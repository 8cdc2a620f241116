import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'squirrel',
  motifs: ['squirrel', 'acorn'],
  words: [
    'squirrel',
    'chipmunk',
    'nut',
    'nuts',
    'save',
    'savings',
    'stash',
    'store',
    'hoard',
    'hazel',
    'ecureuil',
    'walnut',
    'pantry',
  ],
  industries: ['finance', 'banking', 'food', 'childcare', 'e-commerce', 'accounting'],
  moods: ['clever', 'friendly', 'playful', 'warm', 'trustworthy'],
  ideas: ['growth', 'protection'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A squirrel whose tail curls like a question mark.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'squirrel',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [64, 14],
                [78, 30, 'smooth', 120],
                [103, 50],
                [90, 60, 'smooth', 240],
                [84, 69],
                [95, 75],
                [90, 101],
                [44, 101],
                [45, 80, 'smooth', 0],
                [61, 48, 'smooth', 10],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'tail',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 101],
                [24, 101, 'smooth', 275],
                [5, 74, 'smooth', 0],
                [14, 44, 'smooth', 15],
                [14, 30, 'smooth', 345],
                [2, 24],
                [26, 1, 'smooth', 88],
                [46, 26, 'smooth', 180],
                [40, 56, 'smooth', 200],
                [50, 84],
              ],
            },
          },
          { subtract: { of: { use: { part: 'squirrel' } }, gap: '$gap' } },
          { fine: [{ round: { r: 4 } }] },
        ],
      },
    ],
  },
};
