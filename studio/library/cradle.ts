import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cradle',
  motifs: ['cradle', 'baby'],
  words: [
    'cradle',
    'baby',
    'newborn',
    'midwife',
    'nursery',
    'crib',
    'lullaby',
    'birth',
    'doula',
    'maternity',
    'infant',
    'swaddle',
    'rocking',
    'bassinet',
  ],
  industries: ['childcare'],
  moods: ['caring', 'soft', 'calm', 'warm', 'simple'],
  ideas: ['protection', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Morning in the cradle: the head comes up where the hood opens.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      { name: 'cradle', role: 'lead', shape: [{ sector: { at: [50, 44], r: 46, from: 90, to: 270 } }] },
      { name: 'hood', role: 'lead', shape: [{ sector: { at: [50, '44-$gap'], r: 46, from: 270, to: 360 } }] },
      {
        name: 'rocker',
        role: 'lead',
        shape: [{ sector: { at: [50, '18+$gap'], r: 82, from: 138, to: 222, hole: 72 } }],
      },
      { name: 'head', role: 'accent', shape: { disc: { at: [73, 20], r: 14 } } },
    ],
  },
  inset: [{ sector: { at: [50, 50], r: 18, from: 90, to: 360 } }],
};
