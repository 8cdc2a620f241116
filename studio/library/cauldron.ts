import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cauldron',
  motifs: ['cauldron', 'pot'],
  words: [
    'cauldron',
    'cauldrons',
    'chaudron',
    'caldero',
    'calderone',
    'caldeirão',
    'crucible',
    'potion',
    'brew',
    'stew',
    'witch',
    'witches',
  ],
  industries: ['restaurant', 'food', 'games'],
  moods: ['mysterious', 'quirky', 'rustic', 'warm'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cauldron on its feet begins to boil.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.2 } },
    parts: [
      {
        name: 'pot',
        role: 'lead',
        shape: [
          { disc: { at: [50, 64], r: [46, 34] } },
          { subtract: { of: { box: { corner: [-10, 0], size: [120, 40] } } } },
          { box: { corner: [1, 30], size: [98, 14], r: 5 } },
          [
            {
              polygon: {
                points: [
                  [15, 80],
                  [38, 92],
                  [30, 104, 2],
                  [18, 104, 2],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [19, 62],
                        [26, 76, 'smooth', 150],
                        [38, 84],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'bubbles',
        role: 'accent',
        shape: [{ disc: { at: [29, 10], r: 9 } }, { disc: { at: [58, 5], r: 14.5 } }],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 60], r: [48, 38] } },
    { subtract: { of: { box: { corner: [-10, 0], size: [120, 36] } } } },
    { box: { corner: [-4, 20], size: [108, 18], r: 5 } },
    [
      {
        polygon: {
          points: [
            [10, 76],
            [38, 90],
            [30, 108],
            [14, 108],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
