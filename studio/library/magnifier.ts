import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'magnifier',
  motifs: ['lens'],
  words: [
    'magnifier',
    'lens',
    'loupe',
    'magnifying',
    'search',
    'find',
    'finder',
    'detective',
    'inspect',
    'inspection',
    'inspector',
    'survey',
    'investigate',
    'investigator',
    'detail',
    'discover',
    'seek',
    'auditor',
    'audit',
  ],
  industries: ['data', 'research', 'security'],
  moods: ['clever', 'precise', 'simple', 'professional'],
  ideas: ['precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A magnifying glass with a light on its lens.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'glass',
        role: 'lead',
        shape: [
          { ring: { at: [41, 41], r: 42, width: 11 } },
          { bar: { from: [67, 67], to: [79, 79], width: 11 } },
          { fine: [{ sector: { at: [41, 41], r: 23, from: 280, to: 345, hole: 14.5 } }] },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          {
            limb: {
              points: [
                [89, 89, 8.5],
                [102, 102, 10.5],
              ],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { ring: { at: [46, 46], r: 14, width: 6.5 } },
    { bar: { from: [54, 54], to: [65, 65], width: 8, cap: 'round' } },
  ],
};
