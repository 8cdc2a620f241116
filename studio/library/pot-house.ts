import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pot-house',
  motifs: ['pot'],
  words: [
    'pot',
    'kitchen',
    'cook',
    'cooking',
    'stew',
    'casserole',
    'soup',
    'supper',
    'canteen',
    'catering',
    'meals',
    'cucina',
    'cocina',
    'recipe',
    'saucepan',
  ],
  industries: ['restaurant', 'food', 'cafe', 'events'],
  moods: ['warm', 'cosy', 'friendly', 'honest', 'caring'],
  ideas: ['craft', 'shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A cooking pot with a lid.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'pot',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [10, 46], size: [80, 36], r: [2, 2, 16, 16] } },
              { box: { corner: [-8, 48], size: [116, 12], r: 6 } },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [-8, 46],
                    [108, 46],
                    [108, 58],
                    [88, 58],
                    [88, 78],
                    [12, 78],
                    [12, 58],
                    [-8, 58],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'lid',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [2, '44-$gap', 3],
                [50, -3, 'smooth', 90],
                [98, '44-$gap', 3],
              ],
            },
          },
          { disc: { at: [50, -6], r: 11 } },
          { turn: { by: -14, about: [4, 34] } },
          { move: { by: [2, 0] } },
        ],
      },
    ],
  },
};
