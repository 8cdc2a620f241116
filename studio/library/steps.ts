import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'steps',
  motifs: ['stripe', 'sun'],
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
    idea: 'A ribbon folded into steps, with the sun waiting at the top.',
    dials: { gap: { value: 8.5, min: 8.2, max: 9.2 }, weight: { value: 19, min: 17.6, max: 20.4 } },
    parts: [
      {
        name: 'stairs',
        role: 'lead',
        shape: {
          line: {
            points: [
              [-2, 94],
              [32, 94],
              [32, 62],
              [66, 62],
              [66, 30],
              [102, 30],
            ],
            width: '$weight',
          },
        },
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [30, '28-$gap/2'], r: 19 } } },
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
