import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'monkey',
  motifs: ['monkey', 'heart'],
  words: [
    'monkey',
    'ape',
    'chimp',
    'chimpanzee',
    'gorilla',
    'primate',
    'baboon',
    'macaque',
    'mandrill',
    'banana',
    'cheeky',
    'mischief',
    'affe',
    'singe',
    'jungle',
    'bongo',
  ],
  industries: ['toys', 'childcare', 'games'],
  moods: ['playful', 'cute', 'cheerful', 'quirky', 'friendly'],
  ideas: ['connection'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A monkey whose face is a heart.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          { disc: { at: [50, 52], r: [40, 46] } },
          [{ disc: { at: [11, 54], r: 16 } }, { mirror: { line: { x: 50 } } }],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          {
            subtract: {
              of: [
                [
                  { disc: { at: [36.5, 46], r: 15.5 } },
                  { disc: { at: [63.5, 46], r: 15.5 } },
                  { disc: { at: [50, 70], r: [26, 18] } },
                  { fine: [{ round: { r: 3, only: 'inner' } }] },
                ],
              ],
            },
          },
          { fine: [{ disc: { at: [39, 50], r: 5.5 } }, { disc: { at: [61, 50], r: 5.5 } }] },
        ],
      },
      { name: 'mouth', role: 'accent', shape: [{ sector: { at: [50, 66], r: 13, from: 90, to: 270 } }] },
    ],
  },
  inset: [
    { disc: { at: [50, 44], r: 42 } },
    [{ disc: { at: [6, 46], r: 18 } }, { mirror: { line: { x: 50 } } }],
    { disc: { at: [50, 74], r: [38, 30] } },
    { round: { r: 8, only: 'inner' } },
    {
      subtract: {
        of: [
          [{ disc: { at: [33, 42], r: 8 } }, { mirror: { line: { x: 50 } } }],
          {
            line: {
              points: [
                [36, 76],
                [50, 82, 'via'],
                [64, 76],
              ],
              width: 13,
              cap: 'round',
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
