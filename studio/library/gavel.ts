import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gavel',
  motifs: ['gavel'],
  words: [
    'gavel',
    'auction',
    'auctioneer',
    'judge',
    'verdict',
    'court',
    'bid',
    'bidder',
    'justice',
    'tribunal',
    'lot',
    'hearing',
    'ruling',
    'magistrate',
    'saleroom',
  ],
  industries: ['legal'],
  moods: ['authoritative', 'trustworthy', 'classic', 'honest'],
  ideas: ['balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A gavel about to fall on its block.',
    dials: { soft: { value: 3, min: 2, max: 4 } },
    parts: [
      {
        name: 'gavel',
        role: 'lead',
        shape: [
          { box: { at: [50, 18], size: [64, 30] } },
          { box: { at: [19, 18], size: [13, 42] } },
          { box: { at: [81, 18], size: [13, 42] } },
          {
            polygon: {
              points: [
                [45, 30],
                [55, 30],
                [57, 106, 4],
                [43, 106, 4],
              ],
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
          { turn: { by: -45 } },
        ],
      },
      { name: 'block', role: 'accent', shape: { box: { corner: [-4, 87], size: [60, 14], r: 3 } } },
    ],
  },
  inset: [
    { box: { at: [50, 40], size: [24, 13], r: 2 } },
    { box: { at: [50, 58], size: [8, 30], r: 2 } },
    { turn: { by: -45 } },
    { box: { corner: [31, 63], size: [20, 7] } },
  ],
};
