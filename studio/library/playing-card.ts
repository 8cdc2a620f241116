import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'playing-card',
  motifs: ['playing-card', 'spade'],
  words: [
    'ace',
    'poker',
    'casino',
    'deck',
    'whist',
    'gamble',
    'dealer',
    'bluff',
    'trump',
    'cards',
    'blackjack',
    'croupier',
    'solitaire',
  ],
  industries: ['games'],
  moods: ['clever', 'bold', 'classic', 'retro', 'simple'],
  ideas: ['contrast'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The ace of spades.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'card',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [11, -6], size: [78, 112], r: 11 } },
              { subtract: { of: { box: { corner: [20.5, 3.5], size: [59, 93], r: 4 } } } },
            ],
          },
          {
            plain: [
              { box: { corner: [11, -6], size: [78, 112] } },
              { subtract: { of: { box: { corner: [20.5, 3.5], size: [59, 93] } } } },
            ],
          },
          { turn: { by: 8 } },
        ],
      },
      {
        name: 'spade',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [50, 20],
                [60, 36, 'smooth', 135],
                [71, 55, 'smooth', 180],
                [61, 66, 'smooth', 270],
                [54, 63],
                [59, 80, 1],
                [50, 80],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { turn: { by: 8 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [14, -4], size: [72, 108], r: 10 } },
    {
      subtract: {
        of: [
          {
            curve: {
              points: [
                [50, 18],
                [72, 54, 'smooth', 180],
                [58, 68, 'smooth', 270],
                [56, 82],
                [50, 82],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    },
    { turn: { by: 8 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
