import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'magnet',
  motifs: ['magnet', 'horseshoe', 'smile'],
  words: [
    'magnet',
    'attract',
    'field',
    'union',
    'uptake',
    'leads',
    'talent',
    'recruit',
    'hire',
    'polar',
    'ferro',
    'growth',
  ],
  industries: ['marketing', 'recruiting', 'electronics', 'manufacturing', 'e-commerce', 'education'],
  moods: ['bold', 'clever', 'modern', 'energetic', 'simple'],
  ideas: ['connection', 'propulsion', 'two-become-one'],
  construction: 'letter-object',
  letters: ['U'],
  mark: {
    blazon: 1,
    idea: 'A horseshoe magnet as a U, and between its poles what it holds.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, weight: { value: 28, min: 25.6, max: 29.6 } },
    parts: [
      {
        name: 'bow',
        role: 'lead',
        shape: [
          { box: { corner: [2, 0], size: [96, 100], r: [0, 0, 48, 48] } },
          {
            subtract: {
              of: {
                box: {
                  corner: ['2+$weight', -30],
                  size: ['96-2*$weight', '130-$weight'],
                  r: [0, 0, '48-$weight', '48-$weight'],
                },
              },
            },
          },
          { fine: [{ cut: { line: { y: 24 }, gap: '$gap' } }] },
        ],
      },
      { name: 'held', role: 'accent', shape: { disc: { at: [50, 52], r: '48-$weight-$gap' } } },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: [32, 34], r: [0, 0, 16, 16] } },
    { subtract: { of: { box: { corner: [43, 20], size: [14, 37], r: [0, 0, 7, 7] } } } },
  ],
};
