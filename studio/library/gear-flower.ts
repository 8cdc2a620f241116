import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gear-flower',
  motifs: ['gear', 'flower', 'daisy', 'sprocket'],
  words: [
    'gear',
    'works',
    'workshop',
    'machine',
    'bloom',
    'flower',
    'cultivate',
    'agritech',
    'eco',
    'bio',
    'engineering',
    'robotics',
    'nature',
  ],
  industries: ['manufacturing', 'agriculture', 'environment', 'hardware-tools', 'research', 'chemistry'],
  moods: ['clever', 'innovative', 'natural', 'friendly', 'optimistic'],
  ideas: ['two-become-one', 'contrast', 'growth', 'transformation', 'harmony'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Half gear, half flower, one axle.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'gear',
        role: 'lead',
        shape: [
          { fine: [{ gear: { at: [50, 50], r: 50, n: 6, depth: 12, turn: 30 } }] },
          { plain: [{ gear: { at: [50, 50], r: 50, n: 4, depth: 12, turn: 45 } }] },
          { intersect: { of: { half: { through: ['50-$gap/2', 50], facing: 270 } } } },
          { subtract: { of: { disc: { at: [50, 50], r: '13+$gap' } } } },
        ],
      },
      {
        name: 'flower',
        role: 'second',
        shape: [
          { fine: [{ scallop: { at: [50, 50], r: 50, n: 6, depth: 11, turn: 30 } }] },
          { plain: [{ disc: { at: [50, 50], r: 50 } }] },
          { intersect: { of: { half: { through: ['50+$gap/2', 50], facing: 90 } } } },
          { subtract: { of: { disc: { at: [50, 50], r: '13+$gap' } } } },
        ],
      },
      { name: 'axle', role: 'accent', shape: { disc: { at: [50, 50], r: 13 } } },
    ],
  },
  inset: [
    { gear: { at: [50, 50], r: 18, n: 6, depth: 5 } },
    { subtract: { of: { disc: { at: [50, 50], r: 5.5 } } } },
  ],
};
