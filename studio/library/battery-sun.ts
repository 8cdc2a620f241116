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
    idea: 'The level of the charge is a horizon, and the sun comes up over it.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'cell',
        role: 'lead',
        shape: [
          { box: { corner: [6, 14], size: [88, 90], r: 14 } },
          { box: { corner: [32, 0], size: [36, 24] } },
          { subtract: { of: { box: { corner: [-10, 76], size: [120, '$gap'] } } } },
          { subtract: { of: { disc: { at: [50, 76], r: '17+$gap' } } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [50, 38], to: [50, 32], width: '$gap', cap: 'round' } },
                    { turn: { by: -46, about: [50, 76] } },
                    { spin: { n: 3, about: [50, 76], step: 46 } },
                  ],
                },
              },
            ],
          },
          { box: { corner: [6, '76+$gap'], size: [88, '28-$gap'], r: [0, 0, 14, 14] } },
        ],
      },
      { name: 'sun', role: 'accent', shape: { sector: { at: [50, 76], r: 17, from: 270, to: 450 } } },
    ],
  },
  inset: [
    { box: { at: [50, 52], size: [26, 30], r: 5 } },
    { box: { at: [50, 35], size: [12, 8] } },
    { subtract: { of: { sector: { at: [50, 60], r: 8, from: 270, to: 450 } } } },
  ],
};
