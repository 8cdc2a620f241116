import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'road',
  motifs: ['road'],
  words: [
    'road',
    'roadside',
    'highway',
    'route',
    'street',
    'motorway',
    'truckstop',
    'crossroad',
    'junction',
    'lane',
    'avenue',
  ],
  industries: ['transport', 'travel', 'automotive'],
  moods: ['clever', 'bold', 'simple', 'modern', 'quirky'],
  ideas: ['journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A road winds away to the horizon.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'land',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 52 } },
          { subtract: { of: { half: { through: [50, 34], facing: 0 } } } },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [45, 30],
                    [55, 30],
                    [82, 104],
                    [18, 104],
                  ],
                },
              },
            },
          },
        ],
      },
      {
        name: 'lane',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [46, 62],
                [54, 62],
                [58, 104],
                [42, 104],
              ],
            },
          },
          { intersect: { of: { disc: { at: [50, 50], r: 52 } } } },
        ],
      },
      {
        name: 'sky',
        role: 'second',
        shape: [
          { disc: { at: [50, 50], r: 52 } },
          { intersect: { of: { half: { through: [50, '34-$gap'], facing: 0 } } } },
        ],
      },
    ],
  },
};
