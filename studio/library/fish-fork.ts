import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fish-fork',
  motifs: ['fork', 'fish', 'salmon'],
  words: [
    'seafood',
    'fishmonger',
    'catch',
    'fish',
    'sushi',
    'poke',
    'pescatarian',
    'anchovy',
    'sardine',
    'tuna',
    'trout',
    'chippy',
    'fork',
    'marisco',
    'pesce',
  ],
  industries: ['restaurant', 'food', 'retail', 'marine'],
  moods: ['clever', 'fresh', 'bold', 'simple', 'friendly'],
  ideas: ['two-become-one', 'flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The tail of the fish is the fork that eats it.',
    dials: { gap: { value: 8.5, min: 8.2, max: 8.9 } },
    parts: [
      {
        name: 'fish',
        role: 'lead',
        shape: [
          { box: { corner: [21.5, -12], size: [57, 46], r: [0, 0, 24, 24] } },
          { bar: { from: [50, 24], to: [50, 60], width: 13 } },
          { petal: { from: [50, 34], to: [50, 113], width: 45 } },
          { round: { r: 7, only: 'inner' } },
          {
            subtract: {
              of: [
                { box: { corner: ['43.8-$gap', -20], size: ['$gap', 36] } },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
          { subtract: { of: { disc: { at: [55.5, 92], r: 4.8 } } } },
          { fine: [{ round: { r: 2.5 } }] },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [42, 40], size: [16, 62], r: 8 } },
    [
      { box: { corner: [14, -2], size: [72, 56], r: [4, 4, 30, 30] } },
      {
        subtract: {
          of: [
            { box: { corner: [29, -6], size: [14, 40], r: 7 } },
            { box: { corner: [57, -6], size: [14, 40], r: 7 } },
          ],
        },
      },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
