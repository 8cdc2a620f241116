import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'planet',
  motifs: ['planet'],
  words: [
    'planet',
    'saturn',
    'orbit',
    'cosmos',
    'cosmic',
    'galaxy',
    'astronomy',
    'astronomer',
    'space',
    'solar',
    'universe',
    'planetarium',
    'jupiter',
    'world',
    'spin',
    'spinning',
    'toy',
    'wonder',
  ],
  industries: ['toys', 'space', 'education', 'games'],
  moods: ['playful', 'futuristic', 'cheerful', 'clever'],
  ideas: ['balance', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Saturn is a spinning top.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'top',
        role: 'lead',
        shape: [
          { disc: { at: [50, 48], r: 36 } },
          { box: { corner: [44, -4], size: [12, 24], r: [4, 4, 0, 0] } },
          {
            polygon: {
              points: [
                [30, 74],
                [70, 74],
                [50, 106],
              ],
              round: 3,
            },
          },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
          { turn: { by: 14, about: [50, 50] } },
        ],
      },
      {
        name: 'ring',
        role: 'accent',
        knock: '$gap',
        shape: [{ disc: { at: [50, 50], r: [57, 7.4] } }, { turn: { by: 14, about: [50, 50] } }],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 32 } },
    [{ disc: { at: [50, 50], r: [60, 17] } }, { turn: { by: -20, about: [50, 50] } }],
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
