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
  construction: 'interlock',
  mark: {
    blazon: 1,
    idea: 'Two lids pass each other by half a turn and keep one light between them.',
    dials: { gap: { value: 8.5, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'upper',
        role: 'lead',
        shape: [
          { petal: { from: [-4, 50], to: [104, 50], width: 80 } },
          { subtract: { of: { disc: { at: [50, 50], r: 27 } } } },
          { intersect: { of: { half: { through: [50, 50], facing: -30 } } } },
          { subtract: { of: { half: { through: [50, 50], facing: 150 } }, gap: '$gap/2' } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      { name: 'lower', role: 'second', shape: [{ use: { part: 'upper' } }, { turn: { by: 180 } }] },
      { name: 'light', role: 'accent', shape: { disc: { at: [50, 50], r: '27-$gap' } } },
    ],
  },
  inset: [
    { petal: { from: [32, 50], to: [68, 50], width: 26 } },
    { subtract: { of: { disc: { at: [50, 50], r: 4.6 } } } },
  ],
};
