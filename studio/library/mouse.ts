import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mouse',
  motifs: ['mouse', 'cheese'],
  words: [
    'mouse',
    'mice',
    'cheese',
    'cheesemonger',
    'fromage',
    'fromagerie',
    'cheddar',
    'emmental',
    'gouda',
    'brie',
    'squeak',
    'nibble',
    'dairy',
    'maus',
    'souris',
    'fondue',
  ],
  industries: ['food', 'toys'],
  moods: ['playful', 'cute', 'clever', 'quirky'],
  ideas: ['two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A mouse cut from its cheese: nose at the thin end of the wedge.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'wedge',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-8, 96, 7],
                [80, 12, 5],
                [80, 96, 4],
              ],
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [76, 90.5],
                    [101, 90.5],
                    [101, 46],
                  ],
                  width: 11,
                  bend: 10,
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [76, 90.5],
                    [101, 90.5],
                    [101, 36],
                  ],
                  width: 11,
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                { disc: { at: [62, 52], r: 7.5 } },
                { disc: { at: [48, 78], r: 5.5 } },
                { fine: [{ disc: { at: [22, 83], r: 4 } }] },
              ],
            },
          },
        ],
      },
      { name: 'ear', role: 'accent', knock: '$gap', shape: { disc: { at: [22, 38], r: 18 } } },
    ],
  },
  inset: [
    [{ disc: { at: [18, 26], r: 25 } }, { mirror: { line: { x: 50 } } }],
    { drop: { at: [50, 52], r: 34, tip: [50, 112] } },
    { round: { r: 5, only: 'inner' } },
    { round: { r: 3, only: 'outer' } },
    { subtract: { of: [{ disc: { at: [38, 54], r: 7 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
