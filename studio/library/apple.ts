import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'apple',
  motifs: ['apple', 'leaf'],
  words: [
    'apple',
    'orchard',
    'cider',
    'pippin',
    'bramley',
    'pomme',
    'manzana',
    'mela',
    'windfall',
    'greengrocer',
    'fruit',
    'juice',
    'crumble',
    'teacher',
    'tutor',
  ],
  industries: ['food', 'beverage', 'agriculture', 'education'],
  moods: ['fresh', 'natural', 'honest', 'friendly', 'classic'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An apple with its leaf.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'fruit',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 30, 'smooth', 80],
                [70, 25, 'smooth', 90],
                [97, 50, 'smooth', 180],
                [64, 90, 'smooth', 262],
                [50, 87, 'smooth', 270],
                [36, 90, 'smooth', 278],
                [3, 50, 'smooth', 0],
                [30, 25, 'smooth', 90],
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
                        [19, 57],
                        [22.5, 47, 'smooth', 28],
                        [31, 40, 'smooth', 55],
                      ],
                      width: 8.4,
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          {
            curve: {
              points: [
                [45.5, 38],
                [44, 20, 'smooth', 356],
                [39, 6, 2],
                [49.5, 3, 2],
                [54.5, 38],
              ],
            },
          },
        ],
      },
      {
        name: 'leaf',
        role: 'second',
        shape: [
          {
            fine: [
              { petal: { from: [62, 14], to: [102, 2], width: 29 } },
              { round: { r: 1.6, only: 'outer' } },
            ],
          },
          { plain: [{ petal: { from: [62, 14], to: [102, 2], width: 29 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    [{ disc: { at: [35, 62], r: [31, 36] } }, { mirror: { line: { x: 50 } } }],
    { petal: { from: [46, 36], to: [76, 2], width: 24 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
