import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'eclipse',
  motifs: ['eclipse', 'moon', 'sun'],
  words: ['eclipse', 'eclipses', 'sonnenfinsternis', 'éclipse', 'eclissi', 'umbra', 'penumbra', 'syzygy'],
  industries: ['space', 'software', 'music', 'energy'],
  moods: ['mysterious', 'dreamy', 'bold', 'modern'],
  ideas: ['contrast', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The moon goes before the sun.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'sun',
        role: 'accent',
        shape: [
          { disc: { at: [57, 43], r: 48 } },
          { subtract: { of: { disc: { at: [44, 56], r: 42 } }, gap: '$gap' } },
          { round: { r: 3 } },
        ],
      },
      { name: 'moon', role: 'lead', shape: { disc: { at: [44, 56], r: 42 } } },
    ],
  },
  inset: [
    { disc: { at: [58, 42], r: 48 } },
    { subtract: { of: { disc: { at: [42, 58], r: 54 } } } },
    { round: { r: 2 } },
    { disc: { at: [42, 58], r: 42 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
