import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'target',
  motifs: ['flower', 'arrow'],
  words: [
    'aim',
    'goal',
    'archer',
    'archery',
    'bullseye',
    'hit',
    'focus',
    'precision',
    'campaign',
    'strategy',
    'bloom',
    'arrow',
    'fletcher',
    'target',
    'bulls-eye',
    'objective',
  ],
  industries: ['marketing', 'consulting', 'recruiting', 'flowers', 'sports'],
  moods: ['optimistic', 'clever', 'fresh', 'energetic'],
  ideas: ['precision', 'growth', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An arrow in the bull’s-eye is a flower: the target blooms, the fletching is its leaves.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'flower',
        role: 'lead',
        shape: [
          { fine: [{ scallop: { at: [50, 32], r: 38, n: 8, depth: 5 } }] },
          { plain: [{ disc: { at: [50, 32], r: 37 } }] },
          { subtract: { of: { disc: { at: [50, 32], r: '10+$gap' } } } },
          { box: { corner: [45, 62], size: [10, 38] } },
          {
            polygon: {
              points: [
                [50, 106],
                [18, 84, 1.5],
                [18, 68, 1.5],
                [50, 90],
                [82, 68, 1.5],
                [82, 84, 1.5],
              ],
            },
          },
        ],
      },
      { name: 'eye', role: 'accent', shape: { disc: { at: [50, 32], r: 10 } } },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 52 } },
    { subtract: { of: { ring: { at: [50, 50], r: 37, width: 13 } } } },
    { subtract: { of: { disc: { at: [50, 50], r: 9 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
