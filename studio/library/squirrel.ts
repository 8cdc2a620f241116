import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'squirrel',
  motifs: ['squirrel', 'acorn'],
  words: [
    'squirrel',
    'chipmunk',
    'nut',
    'nuts',
    'savings',
    'save',
    'stash',
    'hoard',
    'hazel',
    'ecureuil',
    'walnut',
  ],
  industries: ['finance', 'banking', 'food', 'childcare', 'e-commerce', 'accounting'],
  moods: ['clever', 'friendly', 'playful', 'warm', 'trustworthy'],
  ideas: ['growth', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A squirrel with a nut in its paws; the tail curls over it like a wave.',
    dials: { gap: { value: 8.5, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [62, 2],
                [75, 17, 'smooth', 110],
                [104, 36, 6],
                [97, 49, 'smooth', 250],
                [82, 53, 'smooth', 200],
                [90, 80],
                [96, 100],
                [42, 100],
                [42, 84, 'smooth', 0],
                [60, 50, 'smooth', 20],
                [59, 30, 'smooth', 350],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }, { subtract: { of: { disc: { at: [78, 33], r: 4.8 } } } }] },
        ],
      },
      { name: 'nut', role: 'accent', shape: { disc: { at: [96, 70], r: 10 } }, knock: '$gap' },
      {
        name: 'tail',
        role: 'lead',
        shape: [
          {
            taper: {
              points: [
                [54, 92],
                [24, 84, 'smooth', 320],
                [24, 44, 'smooth', 15],
                [32, 16, 'smooth', 350],
                [12, 10],
              ],
              from: 26,
              mid: 32,
              to: 14,
              cap: 'round',
            },
          },
          { subtract: { of: { use: { part: 'body' } }, gap: '$gap' } },
          { subtract: { of: { half: { through: [50, 100], facing: 180 } } } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [22, 36, 'smooth', 20],
          [34, 24, 'smooth', 90],
          [48, 40, 'smooth', 160],
          [58, 62, 'smooth', 150],
          [62, 98, 3],
          [16, 98, 3],
          [26, 72, 'smooth', 350],
          [22, 56, 'smooth', 350],
          [8, 48, 4],
        ],
      },
    },
    {
      polygon: {
        points: [
          [28, 30],
          [30, 12, 3],
          [42, 28],
        ],
      },
    },
    {
      line: {
        points: [
          [60, 90],
          [90, 84],
          [92, 22],
          [64, 14],
        ],
        width: 19,
        cap: 'round',
        bend: 30,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
