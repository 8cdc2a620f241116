import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'nail-polish',
  motifs: ['nail-polish', 'bottle'],
  words: [
    'nail-polish',
    'polish',
    'varnish',
    'manicure',
    'pedicure',
    'manicurist',
    'nailbar',
    'lacquer',
    'gel',
    'cuticle',
  ],
  industries: ['beauty'],
  moods: ['feminine', 'elegant', 'playful', 'modern'],
  ideas: ['craft', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A bottle of nail polish on the slant, under its long cap.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'cap',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [39, -12, 5],
                [61, -12, 5],
                [67, 50, 3],
                [33, 50, 3],
              ],
            },
          },
          { turn: { by: 36 } },
        ],
      },
      {
        name: 'bottle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [33, '50+$gap', 3],
                [67, '50+$gap', 3],
                [84, 78, 'smooth', 180],
                [72, 102, 10],
                [28, 102, 10],
                [16, 78, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [29.5, 75],
                        [31, 87],
                      ],
                      width: 8.4,
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: 36 } },
        ],
      },
    ],
  },
};
