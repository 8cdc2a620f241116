import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'playing-card',
  motifs: ['playing-card'],
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
  construction: 'plate',
  mark: {
    blazon: 1,
    idea: 'The ace of spades is a spade.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9 } },
    parts: [
      {
        name: 'card',
        role: 'lead',
        shape: [
          { box: { corner: [12, -4], size: [76, 108], r: 9 } },
          {
            subtract: {
              of: [
                {
                  curve: {
                    points: [
                      [50, 6],
                      [75, 36, 'smooth', 155],
                      [62, 56, 'smooth', 270],
                      [50, 50],
                      [38, 56, 'smooth', 270],
                      [25, 36, 'smooth', 25],
                    ],
                  },
                },
                { box: { corner: ['50-$gap/2', 46], size: ['$gap', 28] } },
                [
                  { box: { corner: [34, 68], size: [32, 26], r: [8, 8, 8, 8] } },
                  {
                    fine: [
                      {
                        subtract: { of: { box: { at: [50, 81.4], size: ['32-2*$gap', '26-2*$gap'], r: 3 } } },
                      },
                    ],
                  },
                ],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [37, 31], size: [26, 38], r: 5 } },
    { subtract: { of: { drop: { at: [50, 53], r: 6.5, tip: [50, 39] } } } },
  ],
};
