import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'citrus',
  motifs: ['lemon', 'orange'],
  words: [
    'lemon',
    'lime',
    'citrus',
    'orange',
    'zest',
    'peel',
    'juice',
    'squeeze',
    'tangerine',
    'limoncello',
    'yuzu',
    'fresh',
    'sour',
    'amalfi',
  ],
  industries: ['food', 'beverage', 'bar', 'restaurant', 'cleaning', 'e-commerce'],
  moods: ['fresh', 'cheerful', 'energetic', 'playful', 'bold'],
  ideas: ['contrast', 'transformation', 'speed'],
  construction: 'cut',
  letters: ['Z'],
  mark: {
    blazon: 1,
    idea: 'A lemon, cut once and slid: one half shows the skin, the other the fruit, and the cut writes a Z.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 } },
    parts: [
      {
        name: 'lemon',
        role: 'none',
        shape: [
          {
            curve: {
              points: [
                [50, -4, 5],
                [60, 6, 'smooth', 120],
                [88, 50, 'smooth', 180],
                [60, 94, 'smooth', 240],
                [50, 104, 5],
                [40, 94, 'smooth', 300],
                [12, 50, 'smooth', 0],
                [40, 6, 'smooth', 60],
              ],
            },
          },
        ],
      },
      {
        name: 'pulp',
        role: 'none',
        shape: [
          { disc: { at: [50, 50], r: [28, 34] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [50, 50], to: [130, 18], width: 8.4 } },
                    { bar: { from: [50, 50], to: [130, 82], width: 8.4 } },
                  ],
                },
              },
            ],
          },
          { intersect: { of: { half: { through: ['59+$gap/2', 50], facing: 90 } } } },
          { round: { r: 2 } },
        ],
      },
      {
        name: 'skin',
        role: 'lead',
        shape: [
          { use: { part: 'lemon' } },
          { intersect: { of: { half: { through: ['50-$gap/2', 50], facing: 270 } } } },
          { round: { r: 2 } },
          { turn: { by: 48 } },
          { move: { by: [10, -9] } },
        ],
      },
      {
        name: 'fruit',
        role: 'second',
        shape: [
          { use: { part: 'lemon' } },
          { intersect: { of: { half: { through: ['50+$gap/2', 50], facing: 90 } } } },
          { round: { r: 2 } },
          { subtract: { of: { use: { part: 'pulp' } } } },
          { turn: { by: 48 } },
          { move: { by: [-10, 9] } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 14 } },
    { slide: { line: { through: [50, 50], angle: 45 }, by: -6, gap: 7 } },
    { move: { by: [2, -2] } },
  ],
};
