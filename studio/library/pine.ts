import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pine',
  motifs: ['pine', 'fir', 'tree', 'house'],
  words: [
    'pine',
    'fir',
    'spruce',
    'cabin',
    'lodge',
    'hut',
    'chalet',
    'conifer',
    'evergreen',
    'retreat',
    'camp',
    'alder',
    'tannen',
    'woodland',
  ],
  industries: ['hotel', 'travel', 'real-estate', 'construction', 'furniture', 'environment'],
  moods: ['cosy', 'natural', 'warm', 'calm', 'rustic'],
  ideas: ['shelter', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pine with a lit door: the tree is the cabin.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'pine',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -4],
                [79, 32],
                [70, 32],
                [99, 68],
                [83, 68],
                [83, 102],
                [17, 102],
                [17, 68],
                [1, 68],
                [30, 32],
                [21, 32],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'door',
        role: 'accent',
        knock: '$gap',
        shape: { box: { corner: [37.5, 58], size: [25, 44], r: [12.5, 12.5, 0, 0] } },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 32],
          [62, 48],
          [58, 48],
          [68, 67],
          [32, 67],
          [42, 48],
          [38, 48],
        ],
      },
    },
  ],
};
