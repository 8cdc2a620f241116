import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'skeleton-key',
  motifs: ['key'],
  words: ['key', 'skeleton', 'lock', 'unlock', 'passkey', 'locksmith', 'latch', 'secret'],
  industries: ['real-estate', 'security', 'hotel', 'games'],
  moods: ['classic', 'discreet', 'mysterious', 'timeless', 'trustworthy'],
  ideas: ['protection', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An old key with a ring to hang it by.',
    dials: { weight: { value: 13, min: 12.4, max: 13.8 } },
    parts: [
      {
        name: 'key',
        role: 'lead',
        shape: [
          { ring: { at: [50, 12], r: 35, width: 14 } },
          { box: { corner: ['50-$weight/2', 40], size: ['$weight', 74] } },
          { fine: [{ box: { at: [50, 51], size: [34, 15], r: 3 } }] },
          { box: { corner: [50, 76], size: [37, 38] } },
          { subtract: { of: [{ box: { corner: [66, 89], size: [30, 12] } }] } },
          { turn: { by: 45 } },
          { scale: { by: 0.86 } },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [50, 12], r: 36, width: 17 } },
    { box: { corner: [41, 40], size: [18, 76] } },
    { box: { corner: [50, 74], size: [40, 15] } },
    { box: { corner: [50, 101], size: [40, 15] } },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
