import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'puzzle',
  motifs: ['puzzle'],
  words: [
    'puzzle',
    'jigsaw',
    'piece',
    'recruit',
    'recruiter',
    'talent',
    'belonging',
    'inclusion',
    'team',
    'member',
    'hire',
    'match',
    'solve',
    'staffing',
  ],
  industries: ['recruiting', 'consulting', 'nonprofit'],
  moods: ['friendly', 'clever', 'modern', 'trustworthy'],
  ideas: ['connection', 'two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The piece that fits is a person.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: [100, 70], r: 3 } },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: [5, 24], r: 9.5 } }, { box: { corner: [-10, 19], size: [14, 10] } }],
                },
              },
            ],
          },
          { disc: { at: [105, 24], r: 9.5 } },
          { box: { corner: [96, 19], size: [10, 10] } },
        ],
      },
      {
        name: 'person',
        role: 'second',
        shape: [
          { box: { corner: [0, 56], size: [100, 46], r: [24, 24, 0, 0] } },
          { disc: { at: [50, 36], r: 17 } },
          { box: { corner: [42, 46], size: [16, 14] } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          {
            subtract: {
              of: [{ box: { corner: [20, 84], size: ['$gap', 30] } }, { mirror: { line: { x: 50 } } }],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [2, 22], size: [78, 78], r: 5 } },
    { disc: { at: [41, 16], r: 17 } },
    { disc: { at: [86, 61], r: 17 } },
    { round: { r: 4, only: 'inner' } },
    { subtract: { of: { disc: { at: [41, 96], r: 14 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
