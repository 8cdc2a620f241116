import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bull',
  motifs: ['bull', 'cow', 'ram'],
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
    idea: 'A bull’s head in two strokes: the sweep of the horns and the long brow.',
    dials: { soft: { value: 4, min: 3, max: 5 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [5, -2],
                [26, 28, 'smooth', 120],
                [50, 29, 'smooth', 90],
                [50, 56],
                [20, 50, 'smooth', 290],
                [-2, 18, 'smooth', 0],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          {
            polygon: {
              points: [
                [22, 32],
                [78, 32],
                [70, 66],
                [76, 84],
                [70, 102],
                [30, 102],
                [24, 84],
                [30, 66],
              ],
            },
          },
          { round: { r: 4, only: 'inner' } },
          { fine: [{ round: { r: '$soft', only: 'outer' } }] },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [40, 86], r: 4.8 } }, { mirror: { line: { x: 50 } } }] } },
            ],
          },
        ],
      },
    ],
  },
};
