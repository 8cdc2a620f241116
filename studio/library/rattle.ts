import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rattle',
  motifs: ['rattle', 'baby'],
  words: [
    'rattle',
    'baby',
    'newborn',
    'teether',
    'infant',
    'nursery',
    'creche',
    'maraca',
    'shaker',
    'toddler',
    'layette',
  ],
  industries: ['childcare', 'toys'],
  moods: ['cute', 'playful', 'friendly', 'cheerful'],
  ideas: ['harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: "A baby's rattle: a ball in two halves, a ring to hold.",
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'rattle',
        role: 'lead',
        shape: [
          { disc: { at: [50, 20], r: 25 } },
          { cut: { line: { y: 20 }, gap: '$gap' } },
          { box: { corner: [45, 40], size: [10, 36] } },
          { ring: { at: [50, 91], r: 18, width: 9.5 } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
          { turn: { by: 38 } },
        ],
      },
    ],
  },
};
