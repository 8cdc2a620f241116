import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'kiln',
  motifs: ['oven', 'flame'],
  words: [
    'kiln',
    'forge',
    'furnace',
    'oven',
    'hearth',
    'pottery',
    'ceramic',
    'fire',
    'stove',
    'fournil',
    'forno',
    'woodfired',
    'pizzeria',
    'dome',
  ],
  industries: ['crafts', 'manufacturing', 'restaurant', 'bakery'],
  moods: ['simple', 'strong', 'handmade', 'warm', 'rustic'],
  ideas: ['craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A domed oven with a fire in its mouth.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'oven',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [2, 78],
                [2, 62, 'smooth', 0],
                [50, 12, 'smooth', 90],
                [98, 62, 'smooth', 180],
                [98, 78],
              ],
            },
          },
          { box: { corner: [61, -2], size: [18, 34], r: 2 } },
          {
            subtract: {
              of: [{ disc: { at: [50, 60], r: 25 } }, { box: { corner: [25, 60], size: [50, 30] } }],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'fire',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [52, 42, 2],
                [64, 66, 'smooth', 178],
                [50, 78, 'smooth', 270],
                [37, 66, 'smooth', 0],
                [44, 56, 'smooth', 20],
              ],
            },
          },
        ],
      },
      {
        name: 'hearth',
        role: 'second',
        shape: [{ box: { corner: [-2, '78+$gap'], size: [104, 11], r: 3 } }],
      },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: [32, 32], r: [16, 16, 0, 0] } },
    { subtract: { of: { box: { corner: [45, 50], size: [10, 20], r: [5, 5, 0, 0] } } } },
  ],
};
