import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flower',
  motifs: ['flower', 'daisy', 'rose'],
  words: [
    'flower',
    'flowers',
    'bloom',
    'blossom',
    'petal',
    'florist',
    'bouquet',
    'gift',
    'daisy',
    'flora',
    'fleur',
    'blume',
    'giving',
  ],
  industries: ['flowers', 'gardening', 'beauty', 'events', 'nonprofit', 'wellness'],
  moods: ['romantic', 'fresh', 'feminine', 'cheerful', 'soft'],
  ideas: ['harmony', 'connection'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Five petals, and the fifth is for you.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'petal',
        role: 'none',
        shape: [
          { drop: { at: [50, 22], r: 23, tip: [50, 56] } },
          {
            subtract: {
              of: [
                [
                  { half: { through: [50, 50], facing: 90 } },
                  { move: { by: ['0-$gap/2', 0] } },
                  { turn: { by: 36 } },
                ],
                [
                  { half: { through: [50, 50], facing: 270 } },
                  { move: { by: ['$gap/2', 0] } },
                  { turn: { by: -36 } },
                ],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'four',
        role: 'lead',
        shape: [{ use: { part: 'petal' } }, { turn: { by: 108 } }, { spin: { n: 4, step: 72 } }],
      },
      {
        name: 'fifth',
        role: 'accent',
        shape: [{ use: { part: 'petal' } }, { turn: { by: 36 } }, { move: { by: [1.8, -2.5] } }],
      },
    ],
  },
  inset: [
    { scallop: { at: [50, 50], r: 17, n: 5, depth: 5 } },
    { subtract: { of: { disc: { at: [50, 50], r: 4.2 } } } },
  ],
};
