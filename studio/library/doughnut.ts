import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'doughnut',
  motifs: ['doughnut', 'cup'],
  words: [
    'doughnut',
    'donut',
    'dunk',
    'coffee',
    'brunch',
    'breakfast',
    'diner',
    'espresso',
    'morning',
    'glaze',
    'cruller',
    'donuts',
    'glazed',
  ],
  industries: ['cafe', 'bakery'],
  moods: ['cheerful', 'clever', 'friendly', 'warm', 'playful'],
  ideas: ['two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A doughnut goes down into the coffee and comes up like the sun.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'doughnut',
        role: 'second',
        shape: [
          { sector: { at: [44, '48-$gap'], r: 38, from: -90, to: 90, hole: 13 } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [70, 8], r: 8 } }, { repeat: { n: 2, by: [10, 9] } }] } },
            ],
          },
        ],
      },
      {
        name: 'cup',
        role: 'lead',
        shape: [
          { ring: { at: [86, 66], r: 20, width: 9.5 } },
          { subtract: { of: { half: { through: [70, 66], facing: 270 } } } },
          {
            curve: {
              points: [
                [0, 48, 2],
                [88, 48, 2],
                [72, 92, 'smooth', 210],
                [60, 98, 3],
                [28, 98, 3],
                [14, 90, 'smooth', 330],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [{ ring: { at: [50, 50], r: 18, width: 12.5 } }],
};
