import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'panther',
  motifs: ['panther', 'jaguar'],
  words: [
    'panther',
    'panthers',
    'leopard',
    'leopards',
    'puma',
    'pumas',
    'cougar',
    'jaguar',
    'pantera',
    'panthère',
    'panter',
    'пантера',
    'ocelot',
    'catamount',
  ],
  industries: ['sports', 'fitness'],
  moods: ['bold', 'strong', 'edgy', 'mysterious', 'masculine'],
  ideas: ['speed'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A panther comes out of the dark: two eyes and a nose.',
    dials: { soft: { value: 4, min: 3, max: 5 } },
    parts: [
      {
        name: 'panther',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 12, 'smooth', 90],
                [68, 8, 'smooth', 60],
                [84, -4, 'smooth', 90],
                [99, 14, 'smooth', 185],
                [93, 34, 'smooth', 170],
                [96, 56, 'smooth', 182],
                [80, 82, 'smooth', 205],
                [50, 104, 'smooth', 270],
                [20, 82, 'smooth', 335],
                [4, 56, 'smooth', 358],
                [7, 34, 'smooth', 10],
                [1, 14, 'smooth', 355],
                [16, -4, 'smooth', 90],
                [32, 8, 'smooth', 120],
              ],
            },
          },
          {
            subtract: {
              of: [
                { petal: { from: [16, 40], to: [41, 54], width: '8+$soft' } },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  fine: [
                    {
                      polygon: {
                        points: [
                          [36, 70],
                          [64, 70],
                          [54, 82],
                          [54, 92],
                          [46, 92],
                          [46, 82],
                        ],
                        round: 1.5,
                      },
                    },
                  ],
                },
                {
                  plain: [
                    {
                      polygon: {
                        points: [
                          [37, 70],
                          [63, 70],
                          [50, 84],
                        ],
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
      curve: {
        points: [
          [50, 12, 'smooth', 90],
          [68, 8, 'smooth', 60],
          [84, -4, 'smooth', 90],
          [99, 14, 'smooth', 185],
          [93, 34, 'smooth', 170],
          [96, 56, 'smooth', 182],
          [80, 82, 'smooth', 205],
          [50, 104, 'smooth', 270],
          [20, 82, 'smooth', 335],
          [4, 56, 'smooth', 358],
          [7, 34, 'smooth', 10],
          [1, 14, 'smooth', 355],
          [16, -4, 'smooth', 90],
          [32, 8, 'smooth', 120],
        ],
      },
    },
    {
      subtract: {
        of: [
          [{ petal: { from: [14, 40], to: [42, 55], width: 15 } }, { mirror: { line: { x: 50 } } }],
          {
            polygon: {
              points: [
                [37, 70],
                [63, 70],
                [50, 86],
              ],
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
