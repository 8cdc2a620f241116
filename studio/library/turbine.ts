import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'turbine',
  motifs: ['turbine', 'windmill', 'propeller', 'fan'],
  words: [
    'turbine',
    'wind',
    'windmill',
    'fan',
    'propeller',
    'rotor',
    'air',
    'spin',
    'blade',
    'renewable',
    'mill',
    'breeze',
    'ventilation',
  ],
  industries: ['energy', 'environment', 'aviation', 'manufacturing', 'electronics'],
  moods: ['clean', 'modern', 'energetic', 'technical', 'optimistic'],
  ideas: ['propulsion', 'flow', 'speed', 'transformation'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Three blades are the paper inside a turning disc.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'disc',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [
                { petal: { from: [50, 50], to: [58, -8], width: 24 } },
                { fine: [{ spin: { n: 3 } }] },
                { plain: [{ spin: { n: 2 } }] },
                { disc: { at: [50, 50], r: '9.5+$gap' } },
              ],
            },
          },
        ],
      },
      { name: 'hub', role: 'accent', shape: { disc: { at: [50, 50], r: 9.5 } } },
    ],
  },
  inset: [
    { petal: { from: [50, 52], to: [50, 32], width: 10 } },
    { spin: { n: 3, about: [50, 51] } },
    { disc: { at: [50, 51], r: 6 } },
  ],
};
