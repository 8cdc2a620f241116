import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fish',
  motifs: ['fish', 'salmon'],
  words: [
    'fish',
    'fishing',
    'fishmonger',
    'seafood',
    'salmon',
    'trout',
    'catch',
    'poisson',
    'fisch',
    'pesce',
    'bream',
    'harbour',
    'coast',
    'bay',
    'pisces',
    'sushi',
  ],
  industries: ['restaurant', 'food', 'marine', 'travel', 'environment'],
  moods: ['fresh', 'simple', 'honest', 'calm', 'playful'],
  ideas: ['flow', 'harmony', 'balance', 'two-become-one'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'Two fish head to tail: one swims in, one swims out, like the tide.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'in',
        role: 'lead',
        shape: [
          { petal: { from: [-2, 26], to: [84, 26], width: 50, lean: -0.2 } },
          {
            polygon: {
              points: [
                [66, 26],
                [104, 3],
                [92, 26],
                [104, 49],
              ],
            },
          },
          { round: { r: 3 } },
          { fine: [{ subtract: { of: { disc: { at: [20, 23], r: 4.8 } } } }] },
        ],
      },
      {
        name: 'out',
        role: 'second',
        shape: [{ use: { part: 'in' } }, { turn: { by: 180, about: [51, '51+$gap/2'] } }],
      },
    ],
  },
  inset: [
    { petal: { from: [33, 50], to: [62, 50], width: 18, lean: -0.2 } },
    {
      polygon: {
        points: [
          [55, 50],
          [68, 41],
          [64, 50],
          [68, 59],
        ],
        round: 1,
      },
    },
  ],
};
