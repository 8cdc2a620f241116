import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chess-king',
  motifs: ['chess-king'],
  words: ['chessking', 'checkmate', 'chess', 'grandmaster', 'endgame'],
  industries: ['games', 'consulting'],
  moods: ['clever', 'authoritative', 'classic', 'serious'],
  ideas: ['contrast', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'One crown, two sides of the board.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.4 } },
    parts: [
      {
        name: 'left',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                ['50-$gap/2', 23],
                [30, 12, 'smooth', 272],
                [6, 34, 'smooth', 180],
                [27, 62],
                [24, 76, 'smooth', 190],
                [12, 87],
                [12, 98],
                ['50-$gap/2', 98],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      { name: 'right', role: 'second', shape: [{ use: { part: 'left' } }, { flip: { line: { x: 50 } } }] },
      {
        name: 'cross',
        role: 'accent',
        shape: [
          { bar: { from: [50, -17], to: [50, 12], width: 11 } },
          { bar: { from: [35, -4], to: [65, -4], width: 11 } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [50, -14], to: [50, 24], width: 13 } },
    { bar: { from: [34, -2], to: [66, -2], width: 13 } },
    {
      curve: {
        points: [
          [50, 26],
          [66, 16, 'smooth', 85],
          [90, 36, 'smooth', 180],
          [72, 66],
          [86, 104],
          [14, 104],
          [28, 66],
          [10, 36, 'smooth', 0],
          [34, 16, 'smooth', 95],
        ],
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
