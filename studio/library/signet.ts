import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'signet',
  motifs: ['ring', 'diamond'],
  words: [
    'ring',
    'rings',
    'diamond',
    'jewel',
    'jewellery',
    'jewelry',
    'gem',
    'goldsmith',
    'wedding',
    'bridal',
    'bijou',
    'carat',
    'engagement',
    'silver',
  ],
  industries: ['jewellery', 'fashion', 'events', 'crafts'],
  moods: ['elegant', 'luxurious', 'romantic', 'precise', 'feminine'],
  ideas: ['two-become-one', 'craft', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A heavy ring opens to hold its stone.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 }, weight: { value: 17, min: 15.4, max: 18.6 } },
    parts: [
      { name: 'band', role: 'lead', shape: { ring: { at: [50, 58], r: 42, width: '$weight' } } },
      {
        name: 'stone',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [39, -2],
                [61, -2],
                [70, 10],
                [50, 35],
                [30, 10],
              ],
            },
          },
        ],
      },
    ],
  },
};
