import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sushi',
  motifs: ['sushi', 'fish'],
  words: ['sushi', 'nigiri', 'sashimi', 'maki', 'omakase', 'wasabi', 'japanese', 'suşi'],
  industries: ['restaurant', 'food'],
  moods: ['simple', 'elegant', 'fresh', 'precise', 'modern'],
  ideas: ['craft', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Nigiri: the fish lies over the rice like a quilt.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'rice',
        role: 'second',
        shape: [{ box: { corner: [6, 50], size: [88, 40], r: [14, 14, 18, 18] } }],
      },
      {
        name: 'fish',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [-4, 64, 5],
                [2, 34, 'smooth', 20],
                [40, 8, 'smooth', 90],
                [82, 16, 'smooth', 115],
                [104, 60, 5],
                [78, 48, 'smooth', 285],
                [40, 44, 'smooth', 265],
                [10, 64, 'smooth', 225],
              ],
            },
          },
          { fine: [{ cut: { line: { through: [38, 30], angle: 30 }, gap: '$gap', offsets: [0, 27] } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [4, 50], size: [92, 42], r: [14, 14, 18, 18] } },
    {
      subtract: {
        of: {
          curve: {
            points: [
              [-20, 84],
              [10, 74, 'smooth', 45],
              [40, 54, 'smooth', 85],
              [78, 58, 'smooth', 105],
              [120, 84],
              [120, 0],
              [-20, 0],
            ],
          },
        },
      },
    },
    {
      curve: {
        points: [
          [-4, 64, 5],
          [2, 34, 'smooth', 20],
          [40, 8, 'smooth', 90],
          [82, 16, 'smooth', 115],
          [104, 60, 5],
          [78, 44, 'smooth', 285],
          [40, 40, 'smooth', 265],
          [10, 62, 'smooth', 225],
        ],
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
