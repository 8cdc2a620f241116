import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'passport',
  motifs: [],
  words: [
    'passport',
    'passports',
    'visa',
    'visas',
    'immigration',
    'emigration',
    'citizenship',
    'residency',
    'border',
    'embassy',
    'consulate',
    'expat',
    'relocation',
    'abroad',
    'traveller',
    'travel',
  ],
  industries: ['travel', 'government', 'legal', 'consulting', 'aviation'],
  moods: ['trustworthy', 'professional', 'adventurous', 'classic', 'serious'],
  ideas: ['journey', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A passport; the arms on its cover are a compass.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'cover',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [12, -4],
                  size: [76, 108],
                  r: [4, 12, 12, 4],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [12, -4],
                  size: [76, 108],
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                disc: {
                  at: [50, 40],
                  r: 27,
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    box: {
                      corner: [32, 80],
                      size: [36, 8.8],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'rose',
        role: 'accent',
        shape: [
          {
            star: {
              at: [50, 40],
              n: 4,
              r: 19,
              inner: 8,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [14, 0],
        size: [72, 100],
        r: 8,
      },
    },
    {
      subtract: {
        of: [
          {
            disc: {
              at: [50, 40],
              r: 24,
            },
          },
          {
            box: {
              corner: [32, 78],
              size: [36, 10],
            },
          },
        ],
      },
    },
    {
      star: {
        at: [50, 40],
        n: 4,
        r: 20,
        inner: 8,
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
