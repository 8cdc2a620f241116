import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'garlic',
  motifs: ['garlic'],
  words: [
    'garlic',
    'onion',
    'clove',
    'aioli',
    'bulb',
    'dome',
    'allium',
    'shallot',
    'pesto',
    'gremolata',
    'tzatziki',
  ],
  industries: ['food'],
  moods: ['warm', 'clever', 'classic', 'bold', 'rustic'],
  ideas: ['shelter', 'transformation'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A bulb of garlic is the dome over the kitchen.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bulb',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [44, -6, 2],
                [56, -6, 2],
                [66, 20, 'smooth', 152],
                [98, 54, 'smooth', 180],
                [76, 82, 6],
                [24, 82, 6],
                [2, 54, 'smooth', 0],
                [34, 20, 'smooth', 28],
              ],
            },
          },
          {
            fine: [
              { subtract: { of: { petal: { from: [50, 26], to: [50, 118], width: 56 } } } },
              [
                { petal: { from: [50, 26], to: [50, 118], width: 56 } },
                { grow: { by: '-$gap' } },
                { subtract: { of: { half: { through: [50, 82], facing: 180 } } } },
                { round: { r: 2 } },
              ],
            ],
          },
        ],
      },
      { name: 'drum', role: 'lead', shape: { box: { corner: [20, '82+$gap'], size: [60, 12], r: 2 } } },
    ],
  },
  inset: [{ drop: { at: [50, 56], r: 13, tip: [50, 31] } }],
};
