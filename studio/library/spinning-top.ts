import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spinning-top',
  motifs: ['spinning-top'],
  words: [
    'whirl',
    'twirl',
    'gyroscope',
    'teetotum',
    'toymaker',
    'plaything',
    'spin',
    'dizzy',
    'toy',
    'wooden',
    'childhood',
  ],
  industries: ['toys'],
  moods: ['playful', 'cheerful', 'handmade', 'retro'],
  ideas: ['balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A wooden top, spinning, one painted band round its waist.',
    dials: { gap: { value: 8.3, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'whole',
        role: 'none',
        shape: {
          curve: {
            points: [
              [44, -8, 3],
              [56, -8, 3],
              [56, 10, 'smooth', 180],
              [74, 20, 'smooth', 108],
              [100, 48, 'smooth', 180],
              [76, 78, 'smooth', 222],
              [50, 108, 2],
              [24, 78, 'smooth', 318],
              [0, 48, 'smooth', 0],
              [26, 20, 'smooth', 72],
              [44, 10, 'smooth', 0],
            ],
          },
        },
      },
      {
        name: 'upper',
        role: 'none',
        shape: [{ box: { corner: [-40, -60], size: [180, 92] } }, { disc: { at: [50, 32], r: [80, 12] } }],
      },
      {
        name: 'top',
        role: 'lead',
        shape: [
          { use: { part: 'whole' } },
          { subtract: { of: [{ use: { part: 'upper' } }, { move: { by: [0, '12+2*$gap'] } }] } },
          [{ use: { part: 'whole' } }, { intersect: { of: { use: { part: 'upper' } } } }],
          { fine: [{ round: { r: 2.4, only: 'outer' } }] },
          { turn: { by: 14 } },
        ],
      },
      {
        name: 'band',
        role: 'accent',
        shape: [
          { use: { part: 'whole' } },
          { subtract: { of: [{ use: { part: 'upper' } }, { move: { by: [0, '$gap'] } }] } },
          { intersect: { of: [{ use: { part: 'upper' } }, { move: { by: [0, '12+$gap'] } }] } },
          { fine: [{ round: { r: 2.4 } }] },
          { turn: { by: 14 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [39, -6],
          [61, -6],
          [61, 14],
          [100, 46, 'smooth', 180],
          [76, 78, 'smooth', 222],
          [50, 108, 4],
          [24, 78, 'smooth', 318],
          [0, 46, 'smooth', 0],
          [39, 14],
        ],
      },
    },
    { turn: { by: 14 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
