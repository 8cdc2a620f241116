import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'battery',
  motifs: ['battery'],
  words: [
    'battery',
    'cell',
    'charge',
    'charger',
    'power',
    'accumulator',
    'recharge',
    'volt',
    'storage',
    'lithium',
    'powerbank',
  ],
  industries: ['energy', 'electronics'],
  moods: ['technical', 'modern', 'simple', 'strong'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A battery, nearly full.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'case',
        role: 'lead',
        shape: [
          { box: { corner: [14, 8], size: [72, 96], r: 12 } },
          {
            fine: [
              { subtract: { of: { box: { corner: [23, 17], size: [54, 78], r: 4 } } } },
              { box: { corner: [34, -4], size: [32, 16], r: 4 } },
            ],
          },
          {
            plain: [
              { subtract: { of: { box: { corner: [23, 17], size: [54, 78] } } } },
              { box: { corner: [34, -4], size: [32, 16] } },
            ],
          },
        ],
      },
      {
        name: 'charge',
        role: 'second',
        shape: [{ box: { corner: ['23+$gap', '95-$gap-24'], size: ['54-2*$gap', 24] } }],
      },
      {
        name: 'more',
        role: 'second',
        shape: [{ box: { corner: ['23+$gap', '95-2*$gap-44'], size: ['54-2*$gap', 20] } }],
      },
    ],
  },
};
