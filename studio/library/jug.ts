import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'jug',
  motifs: ['jug'],
  words: [
    'jug',
    'jugs',
    'pitcher',
    'ewer',
    'carafe',
    'cruche',
    'jarra',
    'brocca',
    'kruik',
    'dzbanek',
    'sürahi',
    'earthenware',
    'stoneware',
  ],
  industries: ['crafts', 'cafe', 'restaurant', 'beverage', 'food'],
  moods: ['warm', 'honest', 'handmade', 'rustic'],
  ideas: ['craft', 'flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A jug, half full.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'jug',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, -2, 2],
                [68, -2, 2],
                [67, 22, 'smooth', 180],
                [82, 64, 'smooth', 180],
                [64, 102, 3],
                [24, 102, 3],
                [5, 64, 'smooth', 0],
                [20, 24, 'smooth', 0],
              ],
            },
          },
          {
            line: {
              points: [
                [60, 7],
                [90, 7],
                [105, 20],
                [105, 44],
                [74, 72],
              ],
              width: 14,
              bend: 14,
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-20, 58],
                        [4, 58, 'smooth', 70],
                        [34, 58, 'smooth', 110],
                        [64, 58, 'smooth', 70],
                        [80, 53],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
          { plain: [{ disc: { at: [98, 28], r: 12 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [0, -2, 2],
          [68, -2, 2],
          [67, 22, 'smooth', 180],
          [82, 64, 'smooth', 180],
          [64, 102, 3],
          [24, 102, 3],
          [5, 64, 'smooth', 0],
          [20, 24, 'smooth', 0],
        ],
      },
    },
    {
      line: {
        points: [
          [60, 8],
          [90, 8],
          [106, 20],
          [106, 44],
          [74, 72],
        ],
        width: 15,
        bend: 14,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
