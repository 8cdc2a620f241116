import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bird-house',
  motifs: ['bird-house', 'house', 'bird'],
  words: [
    'birdhouse',
    'nesting',
    'birdbox',
    'nestbox',
    'aviary',
    'twitcher',
    'wildlife',
    'robin',
    'tit',
    'nest',
    'garden',
    'home',
    'perch',
  ],
  industries: ['environment', 'gardening'],
  moods: ['friendly', 'natural', 'cute', 'warm'],
  ideas: ['shelter', 'protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bird house on its post.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'house',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, 4],
                [81, 34],
                [74, 80, 3],
                [26, 80, 3],
                [19, 34],
              ],
            },
          },
          {
            fine: [
              { subtract: { of: { disc: { at: [50, 50], r: 10 } } } },
              { subtract: { of: { disc: { at: [50, 70], r: 2.8 } } } },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [50, 52], r: 11 } } } }] },
          { bar: { from: [50, 76], to: [50, 104], width: 10 } },
        ],
      },
      {
        name: 'roof',
        role: 'second',
        shape: [
          {
            line: {
              points: [
                [5, 46],
                [50, 3],
                [95, 46],
              ],
              width: 10.6,
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, -2],
          [104, 46, 3],
          [92, 56, 2],
          [78, 46],
          [74, 88, 3],
          [26, 88, 3],
          [22, 46],
          [8, 56, 2],
          [-4, 46, 3],
        ],
      },
    },
    { subtract: { of: { disc: { at: [50, 50], r: 12 } } } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
