import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pelican',
  motifs: ['bird'],
  words: ['pelican', 'pelicans', 'pelikan', 'pélican', 'pelícano', 'pellicano', 'pelicano', 'пеликан'],
  industries: ['marine'],
  moods: ['friendly', 'quirky', 'honest', 'classic'],
  ideas: [],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pelican; all of its bill is pouch.',
    dials: { gap: { value: 9.4, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'pelican',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [38, -4, 'smooth', 90],
                [58, 8, 'smooth', 110],
                [110, 22],
                [108, 29],
                [43, 29],
                [44, 46, 'smooth', 155],
                [62, 76, 'smooth', 180],
                [36, 104, 'smooth', 270],
                [-10, 96],
                [18, 62, 'smooth', 50],
                [26, 44, 'smooth', 340],
                [19, 14, 'smooth', 0],
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [42, 11], r: 4.8 } } } }] },
          { fine: [{ round: { r: 2.4 } }] },
          { plain: [{ round: { r: 2.4, only: 'outer' } }] },
        ],
      },
      {
        name: 'pouch',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [56, '29+$gap'],
                [107, '29+$gap'],
                [86, 66, 'smooth', 270],
                [66, 56, 'smooth', 330],
              ],
            },
          },
          { round: { r: 2 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [38, -4, 'smooth', 90],
          [58, 8, 'smooth', 110],
          [110, 22],
          [108, 29],
          [43, 29],
          [44, 46, 'smooth', 155],
          [62, 76, 'smooth', 180],
          [36, 104, 'smooth', 270],
          [-10, 96],
          [18, 62, 'smooth', 50],
          [26, 44, 'smooth', 340],
          [19, 14, 'smooth', 0],
        ],
      },
    },
    {
      curve: {
        points: [
          [46, 28],
          [108, 28],
          [84, 62, 'smooth', 270],
          [58, 48, 'smooth', 330],
        ],
      },
    },
    { subtract: { of: { disc: { at: [42, 12], r: 6.5 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
