import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'castle',
  motifs: ['castle', 'flag', 'tower'],
  words: [
    'castle',
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
    'keep',
    'turret',
    'knight',
    'medieval',
  ],
  industries: ['hotel', 'travel', 'games', 'events'],
  moods: ['bold', 'classic', 'luxurious', 'strong'],
  ideas: ['protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A castle: two towers, a wall, a gate and a pennant.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'castle',
        role: 'lead',
        shape: [
          { box: { corner: [-1, 22], size: [29, 78] } },
          { box: { corner: [-5, 6], size: [37, 26] } },
          { subtract: { of: { box: { corner: [8.5, 0], size: [10, 17] } } } },
          { mirror: { line: { x: 50 } } },
          { box: { corner: [27, 56], size: [46, 44] } },
          { box: { corner: [40, 46], size: [20, 20] } },
          {
            subtract: {
              of: [{ disc: { at: [50, 80], r: 11 } }, { box: { corner: [39, 80], size: [22, 30] } }],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [13.5, 48], to: [13.5, 58], width: 9, cap: 'round' } },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
              { round: { r: 1 } },
            ],
          },
        ],
      },
      {
        name: 'pennant',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [41, -8],
                [60, 2],
                [50, 9],
                [50, 36],
                [41, 36],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [8, 30], size: [84, 70] } },
    { box: { corner: [-4, 0], size: [26, 46] } },
    { box: { corner: [37, 0], size: [26, 46] } },
    { box: { corner: [78, 0], size: [26, 46] } },
    { box: { corner: [-4, 28], size: [108, 18] } },
    {
      subtract: {
        of: [{ disc: { at: [50, 76], r: 12 } }, { box: { corner: [38, 76], size: [24, 40] } }],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
