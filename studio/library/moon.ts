import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'moon',
  motifs: ['moon', 'crescent', 'star'],
  words: [
    'moon',
    'luna',
    'lunar',
    'crescent',
    'night',
    'dream',
    'lune',
    'mond',
    'lullaby',
    'drift',
    'star',
    'bedtime',
    'sleep',
  ],
  industries: ['wellness', 'childcare', 'hotel', 'books', 'travel'],
  moods: ['dreamy', 'calm', 'mysterious', 'romantic', 'soft'],
  ideas: ['harmony', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A crescent holds one star.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'crescent',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: { disc: { at: [61.5, 37.5], r: 43.5 } } } },
          { keep: { n: 1 } },
          { round: { r: 3 } },
          { turn: { by: -2 } },
        ],
      },
      {
        name: 'star',
        role: 'accent',
        shape: [
          {
            fine: [
              { star: { at: [73, 27.5], n: 4, r: 33.5, inner: 12 } },
              { round: { r: 2 } },
              { turn: { by: 0 } },
            ],
          },
          { plain: [{ star: { at: [73, 27], n: 4, r: 25, inner: 17.7 } }] },
          { turn: { by: -2 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 50 } },
    { subtract: { of: { disc: { at: [72, 36], r: 40 } } } },
    { round: { r: 3 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
