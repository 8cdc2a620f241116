import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'target',
  motifs: ['arrow'],
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
    'arrow',
    'fletcher',
    'target',
    'bulls-eye',
    'objective',
  ],
  industries: ['marketing', 'consulting', 'sports', 'recruiting'],
  moods: ['optimistic', 'clever', 'fresh', 'energetic'],
  ideas: ['precision', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An arrow in the middle of the target.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'rings',
        role: 'lead',
        shape: [{ ring: { at: [46, 56], r: 48, width: 11 } }, { disc: { at: [46, 56], r: 27 } }],
      },
      {
        name: 'arrow',
        role: 'accent',
        shape: [
          { bar: { from: [46, 56], to: [85, 17], width: 9, cap: 'round' } },
          {
            polygon: {
              points: [
                [79, 23],
                [78, 10],
                [94, -6],
                [96, 6],
                [108, 8],
                [92, 24],
              ],
            },
          },
          { fine: [{ round: { r: 1.6 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [{ ring: { at: [50, 50], r: 17, width: 6.5 } }, { disc: { at: [50, 50], r: 5 } }],
};
