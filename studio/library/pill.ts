import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pill',
  motifs: ['pill'],
  words: [
    'pill',
    'capsule',
    'pharmacy',
    'pharmacist',
    'chemist',
    'apothecary',
    'remedy',
    'medicine',
    'supplement',
    'vitamin',
    'tablet',
    'dose',
    'prescription',
    'dispensary',
  ],
  industries: ['healthcare', 'wellness', 'chemistry', 'beauty'],
  moods: ['natural', 'caring', 'clean', 'fresh', 'trustworthy'],
  ideas: ['harmony', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A capsule in two tones.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'capsule',
        role: 'lead',
        shape: [
          { bar: { from: [21, 79], to: [79, 21], width: 42, cap: 'round' } },
          {
            fine: [
              { subtract: { of: { bar: { from: [60, 31.2], to: [73, 18.2], width: 8.4, cap: 'round' } } } },
            ],
          },
        ],
        split: { by: { half: { through: [50, 50], facing: 225 } }, role: 'second', gap: '$gap' },
      },
    ],
  },
  inset: [
    { bar: { from: [41, 59], to: [59, 41], width: 17, cap: 'round' } },
    { cut: { line: { through: [50, 50], angle: 135 }, gap: 6 } },
  ],
};
