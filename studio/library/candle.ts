import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'candle',
  motifs: ['candle', 'flame', 'door', 'arch'],
  words: [
    'candle',
    'candles',
    'wax',
    'wick',
    'chandler',
    'light',
    'scent',
    'vigil',
    'hygge',
    'advent',
    'glow',
    'chapel',
    'hospice',
    'memorial',
    'taper',
  ],
  industries: ['crafts', 'lighting', 'wellness', 'religion', 'retail', 'beauty', 'nonprofit'],
  moods: ['calm', 'warm', 'cosy', 'discreet', 'soft', 'caring'],
  ideas: ['guidance', 'shelter', 'contrast'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A candle left burning in a dark window: only the flame has colour.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'window',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [12, 0], size: [76, 100], r: [38, 38, 4, 4] } }] },
          { plain: [{ box: { corner: [12, 0], size: [76, 100], r: [38, 38, 0, 0] } }] },
          { subtract: { of: [{ box: { corner: [38, 60], size: [24, 50] } }] } },
        ],
      },
      {
        name: 'flame',
        role: 'accent',
        knock: '$gap',
        shape: [
          { fine: [{ drop: { at: [50, 43], r: 11, tip: [50, 18] } }, { round: { r: 2 } }] },
          { plain: [{ drop: { at: [50, 43], r: 11, tip: [50, 26] } }] },
        ],
      },
    ],
  },
  inset: [{ box: { corner: [44, 54], size: [12, 16] } }, { drop: { at: [50, 42], r: 6, tip: [50, 30] } }],
};
