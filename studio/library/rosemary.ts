import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rosemary',
  motifs: ['rosemary', 'thyme', 'plant'],
  words: [
    'rosemary',
    'romarin',
    'rosmarin',
    'rosmarino',
    'alecrim',
    'thyme',
    'tarragon',
    'dill',
    'marjoram',
    'savory',
    'sprig',
    'herb',
    'herbs',
    'herbal',
    'provence',
    'marinade',
    'botanical',
    'botanicals',
    'forage',
  ],
  industries: ['food', 'restaurant', 'gardening', 'wellness', 'beverage'],
  moods: ['natural', 'fresh', 'handmade', 'honest', 'calm'],
  ideas: ['growth'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A sprig of rosemary, its narrow leaves in pairs.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'sprig',
        role: 'lead',
        shape: [
          { bar: { from: [50, 110], to: [50, 0], width: 8.6, cap: 'round' } },
          [
            {
              limb: {
                points: [
                  [50, 92, 4],
                  [25, 68, 5.8],
                ],
              },
            },
            {
              limb: {
                points: [
                  [50, 64, 4],
                  [22, 36, 5.8],
                ],
              },
            },
            {
              limb: {
                points: [
                  [50, 36, 4],
                  [25, 10, 5.8],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ disc: { at: [50, 0], r: 6 } }] },
          { turn: { by: 38 } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [50, 112], to: [50, 0], width: 13, cap: 'round' } },
    [
      { bar: { from: [50, 94], to: [20, 64], width: 13, cap: 'round' } },
      { bar: { from: [50, 54], to: [20, 24], width: 13, cap: 'round' } },
      { mirror: { line: { x: 50 } } },
    ],
    { turn: { by: 38 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
