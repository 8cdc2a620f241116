import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'eye',
  motifs: ['eye', 'lens'],
  words: [
    'eye',
    'see',
    'sight',
    'vision',
    'view',
    'look',
    'watch',
    'optics',
    'iris',
    'insight',
    'observer',
    'lens',
    'ophthalmic',
    'witness',
  ],
  industries: ['eyewear', 'healthcare', 'research', 'media', 'photography', 'data', 'security'],
  moods: ['calm', 'precise', 'modern', 'mysterious', 'trustworthy'],
  ideas: ['guidance', 'precision', 'balance', 'harmony'],
  construction: 'fold',
  mark: {
    blazon: 1,
    idea: 'Two lids, one the reflection of the other, close on one light.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'upper',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, '50-$gap/2'],
                [0, 24],
                [50, 6, 'smooth', 90],
                [100, 24],
                [100, '50-$gap/2'],
              ],
            },
          },
          { subtract: { of: { disc: { at: [50, 50], r: 27 } } } },
        ],
      },
      {
        name: 'lower',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [0, '50-$gap/2'],
                [0, 24],
                [50, 6, 'smooth', 90],
                [100, 24],
                [100, '50-$gap/2'],
              ],
            },
          },
          { flip: { line: { y: 50 } } },
          { subtract: { of: { disc: { at: [50, 50], r: 27 } } } },
        ],
      },
      { name: 'light', role: 'accent', shape: { disc: { at: [50, 50], r: '27-$gap' } } },
    ],
  },
  inset: [
    { petal: { from: [32, 50], to: [68, 50], width: 26 } },
    { subtract: { of: { disc: { at: [50, 50], r: 4.6 } } } },
  ],
};
