import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gear',
  motifs: ['gear', 'sprocket'],
  words: [
    'gear',
    'cog',
    'cogwheel',
    'sprocket',
    'machine',
    'machinery',
    'mechanism',
    'engineering',
    'engineer',
    'machinist',
    'machining',
    'factory',
    'manufacturer',
    'industrial',
    'clockwork',
    'gearbox',
  ],
  industries: ['manufacturing', 'hardware-tools', 'automotive'],
  moods: ['technical', 'strong', 'precise', 'honest'],
  ideas: ['precision', 'craft', 'propulsion'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A gear wheel from the front, with its hub.',
    dials: { gap: { value: 9, min: 8.5, max: 9.6 } },
    parts: [
      {
        name: 'wheel',
        role: 'lead',
        shape: [
          { gear: { at: [50, 50], r: 52, n: 8, depth: 12.5 } },
          { fine: [{ round: { r: 2.6 } }] },
          { subtract: { of: { disc: { at: [50, 50], r: '16+$gap' } } } },
        ],
      },
      { name: 'hub', role: 'accent', shape: { disc: { at: [50, 50], r: 16 } } },
    ],
  },
  inset: [{ gear: { at: [50, 50], r: 18, n: 8, depth: 5, hole: 6 } }],
};
