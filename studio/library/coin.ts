import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'coin',
  motifs: ['coin'],
  words: [
    'coin',
    'money',
    'cash',
    'currency',
    'penny',
    'mint',
    'savings',
    'wealth',
    'fortune',
    'payment',
    'treasury',
    'exchange',
    'banker',
    'dollar',
    'euro',
    'gold',
  ],
  industries: ['finance', 'banking'],
  moods: ['trustworthy', 'honest', 'friendly', 'classic'],
  ideas: ['growth', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Coins, not quite in line, one on the other.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.1 } },
    parts: [
      { name: 'face', role: 'second', shape: [{ disc: { at: [46, 20], r: [50, 20] } }] },
      {
        name: 'slab',
        role: 'none',
        shape: [
          { disc: { at: [46, 20], r: [50, 20] } },
          { disc: { at: [46, '37+$gap'], r: [50, 20] } },
          { box: { corner: [-4, 20], size: [100, '17+$gap'] } },
        ],
      },
      { name: 'low', role: 'none', shape: [{ use: { part: 'slab' } }, { move: { by: [8, '17+$gap'] } }] },
      {
        name: 'edges',
        role: 'lead',
        shape: [
          [
            { use: { part: 'slab' } },
            { subtract: { of: { disc: { at: [46, 20], r: [50, 20] } }, gap: '$gap' } },
            { intersect: { of: { half: { through: [46, 26], facing: 180 } } } },
          ],
          [{ use: { part: 'low' } }, { subtract: { of: { use: { part: 'slab' } }, gap: '$gap' } }],
          {
            fine: [
              [
                { use: { part: 'slab' } },
                { move: { by: [1, '34+2*$gap'] } },
                { subtract: { of: { use: { part: 'low' } }, gap: '$gap' } },
              ],
            ],
          },
          { round: { r: 2.4, only: 'outer' } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [44, 18], r: [46, 18] } },
    [
      { disc: { at: [54, 52], r: [46, 18] } },
      { box: { corner: [8, 26], size: [92, 26] } },
      {
        subtract: {
          of: [{ disc: { at: [44, 18], r: [46, 18] } }, { half: { through: [50, 22], facing: 0 } }],
          gap: 13,
        },
      },
    ],
    [
      { disc: { at: [46, 82], r: [46, 18] } },
      { box: { corner: [0, 56], size: [92, 26] } },
      {
        subtract: {
          of: [{ disc: { at: [54, 52], r: [46, 18] } }, { box: { corner: [8, 26], size: [92, 26] } }],
          gap: 13,
        },
      },
    ],
    { round: { r: 3, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
