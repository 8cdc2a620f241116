import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'atom',
  motifs: ['atom'],
  words: [
    'atom',
    'nucleus',
    'electron',
    'orbit',
    'physics',
    'physicist',
    'quantum',
    'nuclear',
    'proton',
    'particle',
    'fusion',
    'reactor',
    'science',
    'laboratory',
  ],
  industries: ['research'],
  moods: ['technical', 'innovative', 'clever', 'precise'],
  ideas: ['precision', 'harmony'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'Two orbits cross round one nucleus; two electrons keep opposite each other.',
    dials: { weight: { value: 8.4, min: 8.2, max: 8.6 } },
    parts: [
      {
        name: 'orbits',
        role: 'lead',
        shape: [
          [{ disc: { at: [50, 50], r: [24, 60] } }, { outline: { width: '$weight', side: 'inside' } }],
          { turn: { by: 45 } },
          { mirror: { line: { x: 50 } } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [88, 12], r: 15.6 } }, { halfturn: { about: [50, 50] } }] } },
            ],
          },
        ],
      },
      {
        name: 'nucleus',
        role: 'accent',
        shape: [
          { disc: { at: [50, 50], r: 9 } },
          { fine: [[{ disc: { at: [88, 12], r: 7.4 } }, { halfturn: { about: [50, 50] } }]] },
        ],
      },
    ],
  },
};
