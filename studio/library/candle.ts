import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'candle',
  motifs: ['candle', 'flame'],
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
    'candlestick',
    'candlelight',
  ],
  industries: ['crafts', 'lighting', 'wellness', 'religion', 'retail', 'beauty', 'nonprofit'],
  moods: ['calm', 'warm', 'cosy', 'discreet', 'soft', 'caring'],
  ideas: ['guidance', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A candle in a holder with a ring for the finger.',
    dials: { gap: { value: 9.8, min: 9.6, max: 10.6 } },
    parts: [
      {
        name: 'flame',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [46, -34, 2],
                [69, 4, 'smooth', 178],
                [46, 26, 'smooth', 270],
                [23, 4, 'smooth', 2],
              ],
            },
          },
        ],
      },
      {
        name: 'wax',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                ['28', '26+$gap', 5],
                [64, '26+$gap', 5],
                [64, 70],
                [28, 70],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'holder',
        role: 'lead',
        shape: [
          { box: { corner: [8, '70+$gap'], size: [78, 11.5], r: [3, 3, 8, 8] } },
          { disc: { at: [86, 77], r: 15 } },
          { subtract: { of: { disc: { at: [86, 77], r: 6 } } } },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -8, 2],
          [66, 14, 'smooth', 178],
          [50, 28, 'smooth', 270],
          [34, 14, 'smooth', 2],
        ],
      },
    },
    { box: { corner: [34, 38], size: [32, 50] } },
    { box: { corner: [4, 84], size: [92, 18], r: 8 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
