import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'steam-roundel',
  motifs: ['cup'],
  words: [
    'coffee',
    'cup',
    'espresso',
    'cafe',
    'brew',
    'barista',
    'doppio',
    'ristretto',
    'coffeehouse',
    'cuppa',
  ],
  industries: ['cafe', 'beverage', 'restaurant'],
  moods: ['simple', 'classic', 'warm', 'bold', 'timeless'],
  ideas: ['flow'],
  construction: 'plate',
  mark: {
    blazon: 1,
    idea: 'A hot cup left as paper; its steam finds the way out of the roundel.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'ground',
        role: 'lead',
        shape: [
          {
            disc: {
              at: [50, 50],
              r: 52,
            },
          },
          {
            subtract: {
              of: [
                {
                  ring: {
                    at: [69, 58],
                    r: 17,
                    width: 9,
                  },
                },
                {
                  fine: [
                    {
                      curve: {
                        points: [
                          [20, 42],
                          [69, 42],
                          [67, 62, 'smooth', 190],
                          [52, 82, 5],
                          [37, 82, 5],
                          [22, 62, 'smooth', 350],
                        ],
                      },
                    },
                    {
                      line: {
                        points: [
                          [45, 32],
                          [40, 22, 'smooth', 0],
                          [49, 6, 'smooth', 0],
                          [44, -10],
                        ],
                        width: '$gap',
                        cap: 'round',
                      },
                    },
                  ],
                },
                {
                  plain: [
                    {
                      polygon: {
                        points: [
                          [20, 42],
                          [69, 42],
                          [58, 82],
                          [31, 82],
                        ],
                      },
                    },
                    {
                      bar: {
                        from: [45, 32],
                        to: [45, -10],
                        width: '$gap',
                      },
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      disc: {
        at: [50, 50],
        r: 50,
      },
    },
    {
      subtract: {
        of: [
          {
            ring: {
              at: [68, 56],
              r: 19,
              width: 12,
            },
          },
          {
            box: {
              corner: [22, 38],
              size: [46, 42],
              r: [0, 0, 18, 18],
            },
          },
          {
            bar: {
              from: [45, 24],
              to: [45, -10],
              width: 12,
            },
          },
        ],
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
