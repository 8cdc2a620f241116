import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fig',
  motifs: ['fig', 'leaf'],
  words: [
    'fig',
    'figtree',
    'figue',
    'higo',
    'ficus',
    'orchard',
    'grove',
    'mediterranean',
    'levant',
    'delicatessen',
    'preserve',
    'chutney',
    'jam',
    'cheeseboard',
  ],
  industries: ['food'],
  moods: ['warm', 'natural', 'sensual', 'rustic', 'fresh'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A ripe fig with its thin neck, one glint along the skin, one leaf.',
    dials: { gap: { value: 9, min: 8.7, max: 9.4 } },
    parts: [
      {
        name: 'leaf',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [60, 13],
                [72, -8, 'smooth', 55],
                [104, -10],
                [90, 12, 'smooth', 235],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'fig',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [37, -8],
                [47, -10],
                [51, 12, 'smooth', 162],
                [66, 32, 'smooth', 132],
                [92, 66, 'smooth', 180],
                [49, 104, 'smooth', 270],
                [6, 66, 'smooth', 0],
                [30, 32, 'smooth', 48],
                [41, 12, 'smooth', 8],
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
                        [38, 44],
                        [25, 64, 'smooth', 182],
                        [32, 84],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
              { round: { r: 2.4 } },
            ],
          },
        ],
      },
    ],
  },
};
