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
      polygon: {
        points: [
          [28, 46],
          [41, 58],
          [50, 46],
          [59, 58],
          [72, 46],
          [108, 108, 4],
          [-8, 108, 4],
        ],
      },
    },
    { disc: { at: [50, 16], r: 18 } },
    { round: { r: 2, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
