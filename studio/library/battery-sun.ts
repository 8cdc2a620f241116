import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'battery-sun',
  motifs: ['sun'],
  words: [
    'battery',
    'batteries',
    'solar',
    'volt',
    'watt',
    'charge',
    'power',
    'energy',
    'storage',
    'sun',
    'sunrise',
    'grid',
  ],
  industries: ['energy', 'electronics', 'environment'],
  moods: ['energetic', 'optimistic', 'bold', 'modern'],
  ideas: ['growth', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The charge in the battery is the sun.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'cell',
        role: 'lead',
        shape: [
          { box: { corner: [7, 12], size: [86, 98], r: 10 } },
          { box: { corner: [35, 0], size: [30, 24], r: 3 } },
          { subtract: { of: { disc: { at: [50, 61], r: '12+$gap' } } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [50, 48], to: [50, 32], width: '$gap', cap: 'round' } },
                    { spin: { n: 8, about: [50, 61] } },
                  ],
                },
              },
            ],
          },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [50, 61], r: 12 } } },
    ],
  },
};
