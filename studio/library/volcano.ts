import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'volcano',
  motifs: ['volcano', 'mountain', 'flame', 'bird'],
  words: [
    'volcano',
    'lava',
    'magma',
    'eruption',
    'erupt',
    'crater',
    'vesuvius',
    'etna',
    'hawaii',
    'iceland',
    'geothermal',
    'vulcan',
    'phoenix',
    'rebirth',
    'hot',
    'fiery',
    'ash',
    'basalt',
    'caldera',
  ],
  industries: ['energy', 'restaurant', 'travel', 'games'],
  moods: ['bold', 'energetic', 'loud', 'adventurous'],
  ideas: ['propulsion', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A volcano whose fire rises as a bird.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'cone',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [-2, 106],
                [0, 98],
                [26, 80, 'smooth', 40],
                [35, 56],
                [50, 62, 'smooth', 90],
                [65, 56],
                [74, 80, 'smooth', 140],
                [100, 98],
                [102, 106],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
      {
        name: 'fire',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 53],
                [28, 27, 'smooth', 270],
                [2, 48],
                [16, 6, 'smooth', 60],
                [50, 26],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { petal: { from: [50, 53], to: [50, -8], width: 24 } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [32, 67],
          [42, 59, 'smooth', 40],
          [45, 52],
          [55, 52],
          [58, 59, 'smooth', 140],
          [68, 67],
        ],
      },
    },
    { petal: { from: [50, 50], to: [50, 32], width: 12 } },
  ],
};
