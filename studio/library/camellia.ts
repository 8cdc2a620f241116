import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'camellia',
  motifs: ['flower'],
  words: [
    'flower',
    'camellia',
    'camellias',
    'dahlia',
    'dahlias',
    'kamelie',
    'camélia',
    'camelia',
    'kamelia',
    'καμέλια',
    'камелия',
    '椿',
    '山茶',
    '동백',
    'zinnia',
    'chrysanthemum',
    'blossom',
    'florist',
    'rosette',
  ],
  industries: ['flowers', 'beauty', 'gardening', 'perfume', 'wellness'],
  moods: ['romantic', 'feminine', 'classic', 'cheerful', 'retro'],
  ideas: ['harmony', 'growth'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A camellia from above, petals within petals.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9 } },
    parts: [
      { name: 'heart', role: 'accent', shape: { disc: { at: [50, 50], r: 10.5 } } },
      {
        name: 'inner',
        role: 'second',
        shape: [
          { fine: [{ scallop: { at: [50, 50], r: 29, n: 8, depth: 5, turn: 22.5 } }] },
          { plain: [{ scallop: { at: [50, 50], r: 29, n: 5, depth: 5, turn: 36 } }] },
          { subtract: { of: { use: { part: 'heart' } }, gap: '$gap' } },
        ],
      },
      {
        name: 'outer',
        role: 'lead',
        shape: [
          { fine: [{ scallop: { at: [50, 50], r: 52, n: 8, depth: 8, turn: 0 } }] },
          { plain: [{ scallop: { at: [50, 50], r: 52, n: 5, depth: 8, turn: 0 } }] },
          {
            subtract: {
              of: [
                { fine: [{ scallop: { at: [50, 50], r: 29, n: 8, depth: 5, turn: 22.5 } }] },
                { plain: [{ scallop: { at: [50, 50], r: 29, n: 5, depth: 5, turn: 36 } }] },
              ],
              gap: '$gap',
            },
          },
        ],
      },
    ],
  },
  inset: [
    { scallop: { at: [50, 50], r: 17, n: 8, depth: 3 } },
    { subtract: { of: { disc: { at: [50, 50], r: 9.4 } } } },
    { disc: { at: [50, 50], r: 4.6 } },
  ],
};
