import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'anvil',
  motifs: ['anvil', 'horseshoe'],
  words: [
    'anvil',
    'forge',
    'smith',
    'blacksmith',
    'smithy',
    'iron',
    'ironwork',
    'metal',
    'metalwork',
    'foundry',
    'steel',
    'farrier',
    'horseshoe',
    'wrought',
    'hammer',
    'hearth',
    'armourer',
  ],
  industries: ['hardware-tools', 'crafts', 'manufacturing', 'construction'],
  moods: ['strong', 'rustic', 'honest', 'handmade', 'masculine', 'classic'],
  ideas: ['craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A horseshoe, still hot, rises over the anvil like the sun.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.8 }, weight: { value: 12, min: 10.8, max: 13.4 } },
    parts: [
      {
        name: 'anvil',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-3, 41, 2],
                [24, 41],
                [24, 38],
                [100, 38],
                [100, 54, 2],
                [78, 56],
                [67, 72, 'smooth', 178],
                [85, 88],
                [85, 99],
                [15, 99],
                [15, 88],
                [33, 72, 'smooth', 2],
                [26, 62],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [36, 90], size: [28, 20], r: [9, 9, 0, 0] } } } }] },
        ],
      },
      {
        name: 'shoe',
        role: 'accent',
        shape: [{ sector: { at: [58, '38-$gap'], r: 27, from: -90, to: 90, hole: '27-$weight' } }],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [31, 40],
          [68, 40],
          [68, 47],
          [57, 51],
          [57, 56],
          [64, 60],
          [64, 66],
          [36, 66],
          [36, 60],
          [43, 56],
          [43, 51],
        ],
      },
    },
  ],
};
