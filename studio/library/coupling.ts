import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'coupling',
  motifs: ['gear', 'knot', 'propeller'],
  words: ['coupling', 'shaft', 'clutch', 'joint', 'drive', 'engine', 'hybrid', 'propulsion'],
  industries: ['marine', 'manufacturing', 'automotive', 'consulting', 'construction', 'logistics'],
  moods: ['precise', 'strong', 'trustworthy', 'modern', 'serious', 'professional'],
  ideas: ['two-become-one', 'propulsion', 'connection', 'precision', 'balance'],
  construction: 'interlock',
  mark: {
    blazon: 1,
    idea: 'Two hooks close around one shaft: neither turns without the other.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, weight: { value: 18, min: 16, max: 19.5 } },
    parts: [
      {
        name: 'hooks',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: 100, r: [0, 44, 0, 44] } },
          { subtract: { of: { disc: { at: [50, 50], r: '$weight+$gap' } } } },
          {
            subtract: {
              of: [
                { bar: { from: ['50-$weight-$gap/2', -10], to: ['50-$weight-$gap/2', 50], width: '$gap' } },
                { halfturn: { about: [50, 50] } },
              ],
            },
          },
        ],
      },
      { name: 'shaft', role: 'accent', shape: { disc: { at: [50, 50], r: '$weight' } } },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: 36, r: [1, 16, 1, 16] } },
    { subtract: { of: { disc: { at: [50, 50], r: 8 } } } },
  ],
};
