import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pinked-swatch',
  motifs: ['needle'],
  words: [
    'needle',
    'swatch',
    'swatches',
    'pinking',
    'stitch',
    'sewing',
    'tailor',
    'tailoring',
    'alterations',
    'mending',
    'haberdashery',
    'dressmaker',
    'fabric',
    'cloth',
  ],
  industries: ['tailoring', 'fashion', 'crafts'],
  moods: ['handmade', 'bold', 'modern', 'honest', 'precise'],
  ideas: ['craft', 'precision'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A swatch with pinked edges; the needle in it is left as paper.',
    dials: {
      soft: {
        value: 1,
        min: 0.6,
        max: 1.6,
      },
    },
    parts: [
      {
        name: 'cloth',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-2, 8],
                [11, -3],
                [24, 8],
                [37, -3],
                [50, 8],
                [63, -3],
                [76, 8],
                [89, -3],
                [102, 8],
                [102, 92],
                [89, 103],
                [76, 92],
                [63, 103],
                [50, 92],
                [37, 103],
                [24, 92],
                [11, 103],
                [-2, 92],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: '$soft',
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                {
                  curve: {
                    points: [
                      [50, -3, 'smooth', 90],
                      [63.6, 14, 'smooth', 180],
                      [56.4, 42, 'smooth', 184],
                      [55.4, 86],
                      [50, 107, 2],
                      [44.6, 86],
                      [43.6, 42, 'smooth', 356],
                      [36.4, 14, 'smooth', 0],
                    ],
                  },
                },
                {
                  fine: [
                    {
                      subtract: {
                        of: {
                          bar: {
                            from: [50, 11],
                            to: [50, 22],
                            width: 9.4,
                            cap: 'round',
                          },
                        },
                      },
                    },
                  ],
                },
                {
                  turn: {
                    by: 45,
                  },
                },
                {
                  move: {
                    by: [-1, 1],
                  },
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
      polygon: {
        points: [
          [0, 10],
          [17, -4],
          [33, 10],
          [50, -4],
          [67, 10],
          [83, -4],
          [100, 10],
          [100, 90],
          [83, 104],
          [67, 90],
          [50, 104],
          [33, 90],
          [17, 104],
          [0, 90],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            limb: {
              points: [
                [73, 27, 12],
                [22, 78, 4],
              ],
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
