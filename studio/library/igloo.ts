import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'igloo',
  motifs: ['igloo'],
  words: ['igloo', 'igloos', 'iglu', 'iglú', 'iglo', 'arctic', 'polar', 'inuit', 'eskimo', 'frost'],
  industries: ['travel', 'food', 'beverage'],
  moods: ['cosy', 'friendly', 'calm', 'playful'],
  ideas: ['shelter', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An igloo; somebody is at home.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'dome',
        role: 'lead',
        shape: [
          { disc: { at: [50, 54], r: 54 } },
          { intersect: { of: { box: { corner: [-10, -10], size: [120, 98] } } } },
          {
            fine: [
              { cut: { line: { y: 23 }, gap: '$gap' } },
              {
                subtract: {
                  of: [
                    { bar: { from: [24, 23], to: [24, 53], width: '$gap' } },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
              { cut: { line: { y: 53 }, gap: '$gap' } },
            ],
          },
          { round: { r: 1 } },
        ],
      },
      {
        name: 'door',
        role: 'accent',
        knock: '$gap',
        shape: { box: { corner: [32, 50], size: [36, 38], r: [18, 18, 0, 0] } },
      },
    ],
  },
  inset: [
    { disc: { at: [50, 54], r: 54 } },
    { intersect: { of: { box: { corner: [-10, -10], size: [120, 98] } } } },
    { subtract: { of: { box: { corner: [33, 48], size: [34, 50], r: [17, 17, 0, 0] } } } },
    { subtract: { of: { bar: { from: [-10, 34], to: [110, 34], width: 12 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
