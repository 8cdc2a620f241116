import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pottery-wheel',
  motifs: ['pot'],
  words: [
    'pottery',
    'potter',
    'ceramic',
    'ceramics',
    'clay',
    'kiln',
    'stoneware',
    'earthenware',
    'bowl',
    'wheel',
    'throw',
    'glaze',
    'porcelain',
    'pot',
    'craft',
    'terracotta',
  ],
  industries: ['crafts', 'interior-design', 'gallery', 'retail', 'education'],
  moods: ['handmade', 'rustic', 'calm', 'honest', 'natural'],
  ideas: ['craft', 'transformation', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pot still turning on the wheel: the potter’s fingers have left one rising line.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'pot',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [16, -2],
                [84, -2],
                [80, 10],
                [97, 40, 'smooth', 180],
                [72, 76],
                [28, 76],
                [3, 40, 'smooth', 0],
                [20, 10],
              ],
            },
          },
          { cut: { line: { through: [50, 27], angle: 76 }, gap: '$gap' } },
          { fine: [{ cut: { line: { through: [50, 51], angle: 76 }, gap: '$gap' } }] },
        ],
      },
      {
        name: 'wheel',
        role: 'accent',
        shape: [
          { fine: [{ box: { corner: [0, '76+$gap'], size: [100, 12], r: 3 } }] },
          { plain: [{ box: { corner: [0, '76+$gap'], size: [100, 12] } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [40, 33],
          [60, 33],
          [67, 46, 'smooth', 180],
          [58, 58],
          [42, 58],
          [33, 46, 'smooth', 0],
        ],
      },
    },
    { box: { corner: [32, 61], size: [36, 7] } },
  ],
};
