import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'carpet',
  motifs: ['carpet'],
  words: [
    'carpet',
    'rug',
    'kilim',
    'tapestry',
    'loom',
    'weaver',
    'weaving',
    'flooring',
    'textile',
    'fringe',
    'persian',
    'bazaar',
  ],
  industries: ['interior-design'],
  moods: ['warm', 'handmade', 'timeless', 'elegant'],
  ideas: ['craft', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A kilim with one medallion and a fringe at both ends.',
    dials: { gap: { value: 9.4, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'rug',
        role: 'lead',
        shape: [
          { box: { corner: [10.6, 12], size: [78.8, 76] } },
          {
            plain: [[{ box: { corner: [10.6, 0], size: [15.8, 100] } }, { repeat: { n: 3, by: [31.5, 0] } }]],
          },
          {
            fine: [[{ box: { corner: [10.6, 0], size: [8.6, 100] } }, { repeat: { n: 5, by: [17.55, 0] } }]],
          },
        ],
      },
      {
        name: 'medallion',
        role: 'accent',
        shape: {
          polygon: {
            points: [
              [50, 33],
              [67, 50],
              [50, 67],
              [33, 50],
            ],
          },
        },
        knock: '$gap',
      },
    ],
  },
};
