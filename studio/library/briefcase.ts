import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'briefcase',
  motifs: ['briefcase'],
  words: [
    'briefcase',
    'business',
    'executive',
    'office',
    'career',
    'job',
    'work',
    'portfolio',
    'attache',
    'commuter',
    'profession',
    'professional',
    'employment',
    'manager',
    'corporate',
  ],
  industries: ['consulting', 'recruiting'],
  moods: ['trustworthy', 'classic', 'honest', 'simple'],
  ideas: ['precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A briefcase, its flap drawn down to a single clasp.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'case',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [33, 28],
                    [33, 8],
                    [67, 8],
                    [67, 28],
                  ],
                  width: 9.4,
                  bend: 8,
                },
              },
              { box: { corner: [-4, 22], size: [108, 74], r: 9 } },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [33, 28],
                    [33, 8],
                    [67, 8],
                    [67, 28],
                  ],
                  width: 9.4,
                },
              },
              { box: { corner: [-4, 22], size: [108, 74] } },
            ],
          },
          { subtract: { of: { ring: { at: [50, -204], r: '264+$gap/2', width: '$gap' } } } },
        ],
      },
      {
        name: 'clasp',
        role: 'accent',
        shape: { box: { at: [50, 60], size: [17, 21], r: 3 } },
        knock: '$gap',
      },
    ],
  },
  inset: [{ box: { corner: [32, 41], size: [36, 26], r: 4 } }, { ring: { at: [50, 41], r: 10, width: 5 } }],
};
