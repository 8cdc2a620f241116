import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'steps',
  motifs: ['ladder', 'sun', 'stripe'],
  words: [
    'steps',
    'step',
    'stairs',
    'rise',
    'climb',
    'grow',
    'growth',
    'progress',
    'ascend',
    'summit',
    'level',
    'coach',
    'career',
    'ladder',
    'next',
  ],
  industries: ['consulting', 'education', 'recruiting', 'finance', 'fitness', 'construction'],
  moods: ['optimistic', 'professional', 'simple', 'trustworthy', 'bold'],
  ideas: ['growth', 'journey', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Steps go up to the right and the sun waits above; under them is a door.',
    dials: { gap: { value: 9, min: 8.4, max: 10 } },
    parts: [
      {
        name: 'steps',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [0, 100],
                [0, 66],
                [34, 66],
                [34, 33],
                [67, 33],
                [67, 0],
                [100, 0],
                [100, 100],
              ],
            },
          },
          {
            subtract: {
              of: { box: { corner: [73, 54], size: ['$gap+7', 60], r: ['$gap/2+3.5', '$gap/2+3.5', 0, 0] } },
            },
          },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [15, 20], r: 19 } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [33, 67],
          [33, 56],
          [44.5, 56],
          [44.5, 44.5],
          [56, 44.5],
          [56, 33],
          [67, 33],
          [67, 67],
        ],
      },
    },
  ],
};
