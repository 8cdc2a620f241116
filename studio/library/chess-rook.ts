import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chess-rook',
  motifs: ['chess-rook'],
  words: ['castling', 'endgame', 'chessmen', 'chessboard', 'turret'],
  industries: ['games'],
  moods: ['clever', 'strong', 'trustworthy', 'classic'],
  ideas: ['protection', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A castle on the board, its gate open.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'rook',
        role: 'lead',
        shape: [
          { box: { corner: [16, -2], size: [68, 30], r: 3 } },
          {
            subtract: {
              of: [
                { box: { corner: ['35.6-$gap/2', -3], size: ['$gap', 15] } },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
          {
            polygon: {
              points: [
                [22, 27],
                [78, 27],
                [69, 40],
                [31, 40],
              ],
            },
          },
          {
            curve: {
              points: [
                [31, 34],
                [69, 34],
                [70, 50, 'smooth', 178],
                [80, 82],
                [20, 82],
                [30, 50, 'smooth', 2],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          { subtract: { of: { box: { corner: [41, 56], size: [18, 40], r: [9, 9, 0, 0] } } } },
        ],
      },
      { name: 'base', role: 'second', shape: { box: { corner: [8, '82+$gap'], size: [84, 15], r: 3 } } },
    ],
  },
  inset: [
    { box: { corner: [16, 0], size: [68, 28] } },
    { subtract: { of: [{ box: { corner: [30, -1], size: [12, 13] } }, { mirror: { line: { x: 50 } } }] } },
    {
      curve: {
        points: [
          [31, 34],
          [69, 34],
          [70, 50, 'smooth', 178],
          [80, 82],
          [20, 82],
          [30, 50, 'smooth', 2],
        ],
      },
    },
    { box: { corner: [10, 80], size: [80, 20] } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
