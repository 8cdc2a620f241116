import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mortarboard',
  motifs: ['cap', 'hat', 'book'],
  words: [
    'school',
    'academy',
    'college',
    'university',
    'graduate',
    'degree',
    'learn',
    'student',
    'campus',
    'tutor',
    'course',
    'scholar',
    'alumni',
    'faculty',
  ],
  industries: ['education', 'childcare', 'recruiting', 'publishing', 'research'],
  moods: ['trustworthy', 'friendly', 'optimistic', 'classic', 'professional'],
  ideas: ['growth', 'guidance', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The cap of a graduate smiles.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.6 }, weight: { value: 10, min: 9, max: 11 } },
    parts: [
      {
        name: 'board',
        role: 'lead',
        shape: {
          polygon: {
            points: [
              [50, 2],
              [106, 31],
              [50, 60],
              [-6, 31],
            ],
          },
        },
      },
      {
        name: 'head',
        role: 'lead',
        shape: [
          { box: { corner: [17, 30], size: [58, 56], r: [0, 0, 29, 29] } },
          { subtract: { of: { use: { part: 'board' } }, gap: '$gap' } },
        ],
      },
      {
        name: 'tassel',
        role: 'accent',
        shape: [
          { box: { corner: ['96-$weight', 30], size: ['$weight+1', 58] } },
          { subtract: { of: { use: { part: 'board' } }, gap: '$gap' } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 4, 3],
          [108, 34, 3],
          [50, 64, 3],
          [-8, 34, 3],
        ],
      },
    },
    {
      polygon: {
        points: [
          [22, 44],
          [78, 44],
          [78, 84, 10],
          [50, 94, 10],
          [22, 84, 10],
        ],
      },
    },
    { bar: { from: [98, 38], to: [98, 84], width: 14, cap: 'round' } },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
