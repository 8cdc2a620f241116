import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'butterfly',
  motifs: ['butterfly', 'moth', 'wing'],
  words: [
    'butterfly',
    'papillon',
    'mariposa',
    'farfalla',
    'chrysalis',
    'moth',
    'flutter',
    'transform',
    'change',
    'bloom',
    'becoming',
    'coaching',
  ],
  industries: ['wellness', 'beauty', 'consulting', 'events', 'healthcare', 'nonprofit', 'hair'],
  moods: ['soft', 'optimistic', 'feminine', 'creative', 'fresh', 'elegant'],
  ideas: ['transformation', 'balance', 'two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two wings open like the pages of one book.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'wings',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                ['50-$gap/2', 20, 3],
                [22, 2, 'smooth', 275],
                [0, 22, 'smooth', 180],
                ['50-$gap/2', 62, 3],
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [22, 24], r: 7.5 } } } }] },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'hind',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                ['50-$gap/2', 66, 4],
                [28, 56, 4],
                [10, 76, 'smooth', 180],
                [26, 96, 'smooth', 90],
                ['50-$gap/2', 84, 4],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    [
      { petal: { from: [54, 58], to: [-4, -2], width: 54, lean: 0.3 } },
      { petal: { from: [54, 46], to: [8, 104], width: 46, lean: 0.3 } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      limb: {
        points: [
          [50, 18, 8],
          [50, 90, 7],
        ],
      },
    },
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
