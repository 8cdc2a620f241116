import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'doughnut',
  motifs: ['doughnut'],
  words: [
    'doughnut',
    'donut',
    'brunch',
    'breakfast',
    'diner',
    'morning',
    'glaze',
    'cruller',
    'donuts',
    'glazed',
    'icing',
    'sprinkle',
  ],
  industries: ['cafe', 'bakery'],
  moods: ['cheerful', 'friendly', 'warm', 'playful'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A doughnut with icing and sprinkles.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'icing',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -2, 'smooth', 90],
                [101, 46, 'smooth', 180],
                [90, 72, 'smooth', 225],
                [78, 66, 'smooth', 270],
                [66, 78, 'smooth', 200],
                [50, 84, 'smooth', 280],
                [42, 74, 'smooth', 280],
                [32, 76, 'smooth', 230],
                [18, 78, 'smooth', 300],
                [-1, 46, 'smooth', 0],
              ],
            },
          },
          { subtract: { of: { disc: { at: [50, 42], r: 14 } } } },
          {
            fine: [
              { subtract: { of: { bar: { from: [22, 38], to: [26, 30], width: 8.4, cap: 'round' } } } },
              { subtract: { of: { bar: { from: [46, 14], to: [54, 14], width: 8.4, cap: 'round' } } } },
              { subtract: { of: { bar: { from: [78, 32], to: [80, 40], width: 8.4, cap: 'round' } } } },
              { subtract: { of: { bar: { from: [28, 58], to: [34, 62], width: 8.4, cap: 'round' } } } },
            ],
          },
        ],
      },
      {
        name: 'dough',
        role: 'second',
        shape: [
          { disc: { at: [50, 52], r: [51, 49] } },
          { subtract: { of: { use: { part: 'icing' } }, gap: '$gap' } },
          { subtract: { of: { box: { corner: [-10, -10], size: [120, 74] } } } },
          { keep: { n: 1 } },
          { round: { r: 2 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 50 } },
    {
      subtract: {
        of: [
          { disc: { at: [80, 0], r: 17 } },
          { disc: { at: [100, 20], r: 17 } },
          { disc: { at: [104, 0], r: 20 } },
        ],
      },
    },
    { round: { r: 3, only: 'outer' } },
    { subtract: { of: { disc: { at: [50, 50], r: 18 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
