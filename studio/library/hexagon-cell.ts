import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hexagon-cell',
  motifs: ['honeycomb'],
  words: [
    'hexagon',
    'hex',
    'hexa',
    'six',
    'sixth',
    'cell',
    'cells',
    'cellular',
    'honeycomb',
    'carbon',
    'graphene',
    'benzene',
    'module',
    'modular',
    'polygon',
    'lattice',
    'sechs',
    'sechseck',
    'zelle',
    'hexagone',
    'esagono',
    'hexágono',
  ],
  industries: ['software', 'data', 'chemistry', 'research', 'manufacturing', 'electronics', 'security'],
  moods: ['modern', 'technical', 'precise', 'futuristic', 'strong'],
  ideas: ['connection', 'harmony', 'precision'],
  construction: 'interlock',
  mark: {
    blazon: 1,
    idea: 'Three bands of two sides each close around one cell.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'bands',
        role: 'lead',
        shape: [
          { star: { at: [50, 50], n: 6, r: 55 } },
          { subtract: { of: { star: { at: [50, 50], n: 6, r: 33 } } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      bar: {
                        from: ['58.7-0.5*$gap/2', '17+5+0.866*$gap/2'],
                        to: ['10-0.5*$gap/2', '17-23.1+0.866*$gap/2'],
                        width: '$gap',
                      },
                    },
                    { spin: { n: 3 } },
                  ],
                },
              },
            ],
          },
        ],
      },
      { name: 'cell', role: 'accent', shape: { star: { at: [50, 50], n: 6, r: 21.4 } } },
    ],
  },
  inset: [
    { star: { at: [50, 50], n: 6, r: 17 } },
    { subtract: { of: { star: { at: [50, 50], n: 6, r: 8 } } } },
  ],
};
