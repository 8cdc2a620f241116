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
    'wonder',
  ],
  industries: ['space', 'education', 'research', 'games'],
  moods: ['playful', 'futuristic', 'cheerful', 'clever'],
  ideas: ['balance', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A planet in its ring.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'ring',
        role: 'accent',
        shape: [
          {
            fine: [
              { disc: { at: [50, 49], r: [61, 17.4] } },
              { subtract: { of: { disc: { at: [50, 40], r: [47, 14] } } } },
              { keep: { n: 1 } },
              { round: { r: 3.4 } },
              { turn: { by: -28 } },
            ],
          },
          { plain: [{ disc: { at: [50, 54], r: [61, 8.6] } }, { turn: { by: -28 } }] },
        ],
      },
      {
        name: 'planet',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 40 } },
          { subtract: { of: { use: { part: 'ring' } }, gap: '$gap' } },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
    ],
  },
  inset: [
    [{ disc: { at: [50, 50], r: 34 } }, { disc: { at: [50, 50], r: [64, 16] } }, { turn: { by: -24 } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
