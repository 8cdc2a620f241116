import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'owl',
  motifs: ['owl', 'bird'],
  words: [
    'owl',
    'owlet',
    'wise',
    'wisdom',
    'night',
    'study',
    'school',
    'tutor',
    'minerva',
    'athena',
    'learn',
  ],
  industries: ['education', 'childcare', 'books', 'research', 'consulting'],
  moods: ['clever', 'friendly', 'trustworthy', 'playful'],
  ideas: ['guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An owl on a branch, all eyes.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'owl',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 6],
                [66, 4, 'smooth', 80],
                [90, -8, 3],
                [96, 24, 'smooth', 178],
                [96, 54, 'smooth', 182],
                [74, 96, 3],
                [50, 96],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { subtract: { of: [{ disc: { at: [28, 32], r: 16.4 } }, { mirror: { line: { x: 50 } } }] } },
        ],
      },
      {
        name: 'pupils',
        role: 'accent',
        shape: [{ disc: { at: [28, 32], r: 7.4 } }, { mirror: { line: { x: 50 } } }],
      },
      {
        name: 'belly',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 60],
                    [62, 70, 'smooth', 150],
                    [66, 96],
                    [50, 96],
                  ],
                },
              },
              { mirror: { line: { x: 50 } } },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 6],
          [66, 4, 'smooth', 80],
          [90, -8, 3],
          [96, 24, 'smooth', 178],
          [96, 54, 'smooth', 182],
          [74, 96, 3],
          [50, 96],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { subtract: { of: [{ disc: { at: [28, 34], r: 14 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
