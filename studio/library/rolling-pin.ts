import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rolling-pin',
  motifs: ['rolling-pin'],
  words: [
    'rolling-pin',
    'dough',
    'pastry',
    'pasta',
    'baker',
    'baking',
    'pie',
    'crust',
    'flour',
    'patisserie',
    'bakehouse',
    'noodle',
    'ravioli',
  ],
  industries: ['bakery'],
  moods: ['warm', 'handmade', 'honest', 'classic', 'friendly'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A rolling pin.',
    dials: { gap: { value: 9.4, min: 9, max: 10 } },
    parts: [
      {
        name: 'roller',
        role: 'lead',
        shape: [
          { box: { at: [50, 50], size: [86, 34], r: 7 } },
          { turn: { by: -45 } },
          { scale: { by: 0.84 } },
        ],
      },
      {
        name: 'handles',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    ['93+$gap', 44, 2],
                    [112, 44, 'smooth', 78],
                    [122, 41, 'smooth', 90],
                    [131, 50, 'smooth', 180],
                    [122, 59, 'smooth', 270],
                    [112, 56, 'smooth', 282],
                    ['93+$gap', 56, 2],
                  ],
                },
              },
            ],
          },
          { plain: [{ box: { corner: ['93+$gap', 42], size: [28, 16], r: [0, 8, 8, 0] } }] },
          { mirror: { line: { x: 50 } } },
          { turn: { by: -45 } },
          { scale: { by: 0.84 } },
        ],
      },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: [74, 36], r: 8 } },
    { bar: { from: [-14, 50], to: [114, 50], width: 17, cap: 'round' } },
    { turn: { by: -45 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
