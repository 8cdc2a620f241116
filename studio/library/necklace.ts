import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'necklace',
  motifs: ['necklace', 'pearl', 'drop'],
  words: [
    'necklace',
    'pearl',
    'pendant',
    'bead',
    'jeweller',
    'locket',
    'choker',
    'bijou',
    'charm',
    'amulet',
    'goldsmith',
    'teardrop',
    'adorn',
  ],
  industries: ['jewellery'],
  moods: ['elegant', 'feminine', 'luxurious', 'classic'],
  ideas: ['harmony', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A string of pearls that grow towards the middle, and the drop that hangs there.',
    dials: {},
    parts: [
      {
        name: 'pearls',
        role: 'lead',
        shape: [
          { fine: [{ disc: { at: [14, 4], r: 6 } }] },
          { disc: { at: [8, 25], r: 7 } },
          { disc: { at: [13, 48], r: 8 } },
          { disc: { at: [29, 67.5], r: 8.8 } },
          { mirror: { line: { x: 50 } } },
        ],
      },
      { name: 'drop', role: 'accent', shape: { drop: { at: [50, 94], r: 13, tip: [50, 68] } } },
    ],
  },
};
