import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'perfume-bottle',
  motifs: ['bottle'],
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
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A flacon with a square stopper, half full.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'flacon',
        role: 'lead',
        shape: [
          { box: { corner: [6, 32], size: [88, 76], r: 18 } },
          { fine: [{ subtract: { of: { box: { corner: [15.5, 41.5], size: [69, 57], r: 10 } } } }] },
          { plain: [{ subtract: { of: { box: { corner: [15.5, 41.5], size: [69, 57] } } } }] },
          { box: { corner: [37, 18], size: [26, 18] } },
        ],
      },
      {
        name: 'stopper',
        role: 'second',
        shape: [{ box: { corner: [28, '-18'], size: [44, '36-$gap'], r: 4 } }],
      },
      {
        name: 'scent',
        role: 'accent',
        shape: [
          { fine: [{ box: { corner: [25, 66], size: [50, 23], r: [0, 0, 4, 4] } }] },
          { plain: [{ box: { corner: [25, 66], size: [50, 23] } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [6, 34], size: [88, 74], r: 18 } },
    { box: { corner: [36, 10], size: [28, 30] } },
    { box: { corner: [26, -14], size: [48, 26], r: 4 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
