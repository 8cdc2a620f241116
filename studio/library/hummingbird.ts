import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hummingbird',
  motifs: ['hummingbird', 'bird', 'wing', 'leaf'],
  words: [
    'hummingbird',
    'colibri',
    'kolibri',
    'nectar',
    'hover',
    'humming',
    'pollinator',
    'bloom',
    'flutter',
    'jewel',
    'dart',
    'tiny',
    'agile',
  ],
  industries: ['flowers', 'beauty', 'software', 'perfume'],
  moods: ['fresh', 'energetic', 'elegant', 'dreamy'],
  ideas: ['speed', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A hummingbird on the wing, and the wing is a leaf.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bird',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 22],
                [0, 12],
                [26, 19, 'smooth', 95],
                [44, 6, 'smooth', 90],
                [62, 26, 'smooth', 175],
                [62, 60, 'smooth', 172],
                [74, 108],
                [42, 96, 'smooth', 295],
                [17, 60, 'smooth', 0],
                [28, 36, 'smooth', 330],
                [24, 29],
              ],
            },
          },
          { fine: [{ round: { r: 2.4 } }, { subtract: { of: { disc: { at: [42, 23], r: 4.6 } } } }] },
        ],
      },
      {
        name: 'wing',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [42, 66],
                [60, 34, 'smooth', 32],
                [104, -2],
                [90, 42, 'smooth', 215],
                [42, 66],
              ],
            },
          },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [40, 38, 15],
          [58, 62, 16],
          [86, 98, 6],
        ],
      },
    },
    {
      limb: {
        points: [
          [38, 34, 12],
          [-4, 20, 5],
        ],
      },
    },
    { petal: { from: [46, 58], to: [100, 0], width: 38 } },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
