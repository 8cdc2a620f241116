import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'seal',
  motifs: ['seal', 'animal'],
  words: [
    'seal',
    'sealion',
    'selkie',
    'walrus',
    'pup',
    'bask',
    'skerry',
    'aquarium',
    'arctic',
    'harbour',
    'island',
    'colony',
    'flipper',
  ],
  industries: ['marine', 'environment'],
  moods: ['friendly', 'calm', 'playful', 'cute'],
  ideas: ['balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A seal basks with head and tail in the air.',
    dials: { gap: { value: 9, min: 8.7, max: 9.6 } },
    parts: [
      {
        name: 'seal',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [102, 10, 5],
                [100, 25, 5],
                [90, 30, 'smooth', 200],
                [90, 58, 'smooth', 182],
                [80, 82],
                [92, 100],
                [54, 96],
                [20, 90, 'smooth', 290],
                [-7, 60, 'smooth', 345],
                [-18, 24],
                [1, 35],
                [20, 22],
                [23, 50, 'smooth', 160],
                [38, 53, 'smooth', 75],
                [56, 28, 'smooth', 10],
                [74, -4, 'smooth', 80],
                [92, 3, 'smooth', 115],
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
                        [64, 54],
                        [63, 72, 'smooth', 190],
                        [46, 82],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          { fine: [{ round: { r: 2.6 } }] },
          { plain: [{ round: { r: 2.6, only: 'outer' } }] },
          { subtract: { of: { disc: { at: [82, 12], r: 4.8 } } } },
        ],
      },
    ],
  },
};
