import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'castle',
  motifs: ['castle', 'crown'],
  words: [
    'castle',
    'crown',
    'king',
    'queen',
    'royal',
    'kingdom',
    'palace',
    'fortress',
    'burg',
    'chateau',
    'reign',
    'regal',
    'monarch',
    'prince',
    'princess',
    'realm',
  ],
  industries: ['hotel', 'travel', 'games', 'events'],
  moods: ['bold', 'classic', 'luxurious', 'strong', 'clever'],
  ideas: ['protection', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A crown whose points are the towers of a castle.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'towers',
        role: 'lead',
        shape: [
          [
            { box: { corner: ['41.8-$gap/2', 12], size: ['16.4+$gap', 80] } },
            { subtract: { of: { box: { corner: ['50-$gap/2', 0], size: ['$gap', 21] } } } },
          ],
          [
            { box: { corner: ['41.8-$gap/2', 12], size: ['16.4+$gap', 90] } },
            { subtract: { of: { box: { corner: ['50-$gap/2', 0], size: ['$gap', 21] } } } },
            { turn: { by: 22, about: [50, 120] } },
            { mirror: { line: { x: 50 } } },
          ],
          {
            polygon: {
              points: [
                [26, 32],
                [74, 32],
                [74, 70],
                [26, 70],
              ],
            },
          },
          { intersect: { of: { box: { corner: [-20, -20], size: [140, '102-$gap+8'] } } } },
          { fine: [{ subtract: { of: { box: { corner: [42, 56], size: [16, 50], r: [8, 8, 0, 0] } } } }] },
        ],
      },
      { name: 'band', role: 'accent', shape: [{ box: { corner: [25, 90], size: [50, 12] } }] },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [33, 34],
          [41, 34],
          [41, 42],
          [46, 42],
          [46, 34],
          [54, 34],
          [54, 42],
          [59, 42],
          [59, 34],
          [67, 34],
          [63, 66],
          [37, 66],
        ],
      },
    },
  ],
};
