import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cheese-moon',
  motifs: ['cheese', 'moon', 'crescent'],
  words: [
    'cheese',
    'fromage',
    'fromagerie',
    'cheddar',
    'dairy',
    'creamery',
    'gouda',
    'brie',
    'deli',
    'raclette',
    'fondue',
    'emmental',
    'formaggio',
    'cheesemonger',
  ],
  industries: ['food', 'restaurant', 'retail', 'agriculture', 'bar'],
  moods: ['playful', 'warm', 'quirky', 'clever', 'friendly'],
  ideas: ['two-become-one', 'transformation'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'One of the holes in the cheese is the moon.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'top',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [-6, '46-$gap'],
                [64, -3],
                [84, -3],
                [104, '46-$gap'],
              ],
              round: 2.5,
            },
          },
        ],
      },
      {
        name: 'side',
        role: 'lead',
        shape: [
          { box: { corner: [0, 46], size: [101, 44], r: 3 } },
          {
            subtract: {
              of: [
                { disc: { at: [30, 68], r: 15 } },
                { subtract: { of: { disc: { at: [38.5, 64], r: 11 } } } },
                { round: { r: 2.5 } },
              ],
            },
          },
          { subtract: { of: { disc: { at: [72, 90], r: 11 } } } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [70, 64], r: 7 } }, { disc: { at: [101, 64], r: 10 } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [{ disc: { at: [50, 50], r: 17 } }, { subtract: { of: { disc: { at: [60, 40], r: 11 } } } }],
};
