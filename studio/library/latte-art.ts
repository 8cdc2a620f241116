import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'latte-art',
  motifs: ['cup'],
  words: [
    'coffee',
    'cup',
    'latte',
    'cappuccino',
    'flatwhite',
    'barista',
    'saucer',
    'milkfoam',
    'cafe',
    'crema',
    'macchiato',
  ],
  industries: ['cafe', 'beverage', 'restaurant'],
  moods: ['warm', 'friendly', 'cosy', 'soft', 'modern'],
  ideas: ['craft', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A cup seen from above, a heart in its milk; the handle breaks the ring of the saucer.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'saucer',
        role: 'lead',
        shape: [
          {
            disc: {
              at: [49, 51],
              r: 51.5,
            },
          },
          {
            subtract: {
              of: [
                {
                  disc: {
                    at: [49, 51],
                    r: '31+$gap',
                  },
                },
                {
                  bar: {
                    from: [49, 51],
                    to: [110, -10],
                    width: '14+2*$gap',
                  },
                },
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'cup',
        role: 'second',
        shape: [
          {
            disc: {
              at: [49, 51],
              r: 31,
            },
          },
          {
            bar: {
              from: [62, 38],
              to: [87, 13],
              width: 14,
              cap: 'round',
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3,
                  only: 'inner',
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [49, 73],
                    [31, 51, 'smooth', 0],
                    [40.5, 41, 'smooth', 90],
                    [49, 47],
                    [57.5, 41, 'smooth', 90],
                    [67, 51, 'smooth', 180],
                  ],
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      disc: {
        at: [44, 56],
        r: 44,
      },
    },
    {
      bar: {
        from: [72, 28],
        to: [94, 6],
        width: 20,
        cap: 'round',
      },
    },
    {
      subtract: {
        of: [
          {
            curve: {
              points: [
                [49, 73],
                [31, 51, 'smooth', 0],
                [40.5, 41, 'smooth', 90],
                [49, 47],
                [57.5, 41, 'smooth', 90],
                [67, 51, 'smooth', 180],
              ],
            },
          },
          {
            scale: {
              by: 1.35,
              about: [49, 58],
            },
          },
          {
            move: {
              by: [-5, 1],
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
