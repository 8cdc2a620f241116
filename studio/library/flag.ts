import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'flag',
  motifs: ['flag', 'fish'],
  words: [
    'flag',
    'banner',
    'streamer',
    'pennant',
    'carp',
    'koi',
    'windsock',
    'festival',
    'ensign',
    'flagship',
    'bunting',
    'parade',
  ],
  industries: ['events', 'toys', 'childcare', 'restaurant'],
  moods: ['playful', 'cheerful', 'clever', 'youthful', 'energetic'],
  ideas: ['flow', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Carp streamers: the flag on the pole is a fish that swims in the wind.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      { name: 'pole', role: 'lead', shape: [{ box: { corner: [-3, -6], size: [8.8, 112] } }] },
      {
        name: 'great',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    ['5.8+$gap', 10, 3],
                    [46, 3, 'smooth', 95],
                    [76, 19],
                    [107, -4, 3],
                    [96, 29],
                    [107, 62, 3],
                    [76, 40],
                    [46, 55, 'smooth', 265],
                    ['5.8+$gap', 48, 3],
                  ],
                },
              },
              { round: { r: 5, only: 'inner' } },
              { subtract: { of: { disc: { at: [32, 22], r: 6 } } } },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [49, 17],
                        [54, 30, 'via'],
                        [49, 42],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    ['5.8+$gap', 10],
                    [46, 3, 'smooth', 95],
                    [76, 19],
                    [107, -4, 3],
                    [96, 29],
                    [107, 62, 3],
                    [76, 40],
                    [46, 55, 'smooth', 265],
                    ['5.8+$gap', 48],
                  ],
                },
              },
              { subtract: { of: { disc: { at: [32, 22], r: 6 } } } },
            ],
          },
        ],
      },
      {
        name: 'small',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    ['5.8+$gap', 76, 3],
                    [38, 71, 'smooth', 95],
                    [60, 81],
                    [89, 66, 3],
                    [80, 87],
                    [89, 108, 3],
                    [60, 94],
                    [38, 104, 'smooth', 265],
                    ['5.8+$gap', 99, 3],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    ['5.8+$gap', 76],
                    [38, 71, 'smooth', 95],
                    [60, 81],
                    [89, 66, 3],
                    [80, 87],
                    [89, 108, 3],
                    [60, 94],
                    [38, 104, 'smooth', 265],
                    ['5.8+$gap', 99],
                  ],
                },
              },
            ],
          },
          { subtract: { of: { disc: { at: [31, 84], r: 5.4 } } } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [14, -4], to: [14, 106], width: 15, cap: 'round' } },
    {
      curve: {
        points: [
          [14, 6],
          [50, 12, 'smooth', 100],
          [98, 6],
          [86, 34],
          [98, 62],
          [50, 66, 'smooth', 280],
          [14, 62],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
