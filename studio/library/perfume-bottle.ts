import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'perfume-bottle',
  motifs: ['bottle', 'drop'],
  words: [
    'perfume',
    'parfum',
    'scent',
    'fragrance',
    'essence',
    'flacon',
    'eau',
    'cologne',
    'oil',
    'serum',
    'nose',
  ],
  industries: ['perfume', 'beauty', 'wellness'],
  moods: ['elegant', 'luxurious', 'sensual', 'feminine', 'discreet', 'calm'],
  ideas: ['harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A round flacon; the last drop is the paper inside it.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'flacon',
        role: 'lead',
        shape: [
          { disc: { at: [50, 63], r: 38 } },
          { box: { corner: [37, 17], size: [26, 20] } },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
          { box: { corner: [32, -2], size: [36, '19-$gap'] } },
          { subtract: { of: { drop: { at: [50, 70], r: 13.5, tip: [50, 38] } } } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 54], r: 13 } },
    { box: { at: [50, 40], size: [9, 14] } },
    { box: { at: [50, 36], size: [16, 7] } },
  ],
};
