import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bull',
  motifs: ['bull', 'cow'],
  words: [
    'bull',
    'ox',
    'cow',
    'cattle',
    'steer',
    'beef',
    'steak',
    'steakhouse',
    'taurus',
    'toro',
    'matador',
    'ranch',
    'dairy',
    'bullish',
  ],
  industries: ['finance', 'restaurant', 'agriculture', 'sports', 'fitness', 'bar'],
  moods: ['strong', 'bold', 'masculine', 'serious', 'loud'],
  ideas: ['propulsion', 'protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A bull head-on: the horns are one crescent that the whole head hangs from.',
    dials: { soft: { value: 3, min: 2.6, max: 4 } },
    parts: [
      {
        name: 'bull',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 8], r: 52 } },
            { subtract: { of: { disc: { at: [50, -9], r: 45 } } } },
            { subtract: { of: { half: { through: [50, -2], facing: 0 } } } },
          ],
          {
            polygon: {
              points: [
                [25, 40],
                [75, 40],
                [64, 80],
                [70, 92],
                [66, 104, 6],
                [34, 104, 6],
                [30, 92],
                [36, 80],
              ],
            },
          },
          {
            fine: [[{ petal: { from: [28, 52], to: [-2, 66], width: 20 } }, { mirror: { line: { x: 50 } } }]],
          },
          { round: { r: 2.6, only: 'outer' } },
          { round: { r: '$soft', only: 'inner' } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [42, 93], r: 4.4 } }, { mirror: { line: { x: 50 } } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    [
      {
        line: {
          points: [
            [8, 6],
            [10, 34],
            [50, 36],
          ],
          width: 16,
          cap: 'round',
          bend: 16,
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    {
      polygon: {
        points: [
          [24, 30],
          [76, 30],
          [68, 72, 16],
          [63, 104, 10],
          [37, 104, 10],
          [32, 72, 16],
        ],
      },
    },
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
