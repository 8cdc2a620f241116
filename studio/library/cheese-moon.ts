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
    idea: 'Everybody knows what the moon is made of: the craters are the holes of the cheese.',
    dials: { soft: { value: 3, min: 2, max: 4 } },
    parts: [
      {
        name: 'moon',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: { disc: { at: [76, 18], r: 32 } } } },
          { round: { r: '$soft' } },
          { subtract: { of: [{ disc: { at: [26, 42], r: 13 } }, { disc: { at: [46, 76], r: 13 } }] } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [2, 72], r: 11 } }, { disc: { at: [75, 69], r: 7 } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [{ disc: { at: [50, 50], r: 17 } }, { subtract: { of: { disc: { at: [60, 40], r: 11 } } } }],
};
