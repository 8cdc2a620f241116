import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hot-dog',
  motifs: ['hot-dog'],
  words: [
    'hotdog',
    'hotdogs',
    'frankfurter',
    'bratwurst',
    'sausage',
    'sausages',
    'wurst',
    'currywurst',
    'wiener',
    'mustard',
    'ketchup',
    'saucisse',
    'salsiccia',
    'salchicha',
    'worst',
    'korv',
  ],
  industries: ['food', 'restaurant', 'events'],
  moods: ['bold', 'playful', 'friendly', 'retro', 'cheerful'],
  ideas: ['two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A hot dog with its line of mustard.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9 } },
    parts: [
      {
        name: 'bun',
        role: 'second',
        shape: [{ box: { corner: [12, 6], size: [76, 88], r: 26 } }, { turn: { by: -40 } }],
      },
      {
        name: 'sausage',
        role: 'lead',
        knock: '$gap',
        shape: [
          { box: { corner: [-8, 32], size: [116, 36], r: 18 } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [10, 50],
                        [22, 46, 'smooth', 90],
                        [40, 54, 'smooth', 90],
                        [60, 46, 'smooth', 90],
                        [78, 54, 'smooth', 90],
                        [90, 50],
                      ],
                      width: 8.2,
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: -40 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [10, 2], size: [80, 96], r: 26 } },
    { subtract: { of: { box: { corner: [-20, 22], size: [140, 56] } } } },
    { box: { corner: [-10, 34], size: [120, 32], r: 16 } },
    { turn: { by: -40 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
