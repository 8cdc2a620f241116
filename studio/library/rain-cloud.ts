import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rain-cloud',
  motifs: ['cloud', 'drop', 'watering-can'],
  words: [
    'rain',
    'rainy',
    'shower',
    'drizzle',
    'weather',
    'forecast',
    'irrigation',
    'watering',
    'sprinkle',
    'garden',
    'gardener',
    'allotment',
    'monsoon',
    'drought',
    'downpour',
  ],
  industries: ['gardening', 'agriculture', 'environment'],
  moods: ['fresh', 'friendly', 'optimistic', 'playful'],
  ideas: ['growth', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The cloud is a watering can.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'can',
        role: 'lead',
        shape: [
          { disc: { at: [28, 50], r: 19 } },
          { disc: { at: [48, 34], r: 25 } },
          { box: { corner: [12, 50], size: [62, 46], r: [0, 12, 9, 9] } },
          {
            polygon: {
              points: [
                [64, 94],
                [64, 76],
                [88, 44],
                [100, 52],
              ],
            },
          },
          { bar: { from: [82, 36], to: [106, 54], width: 12 } },
          { ring: { at: [12, 70], r: 20, width: 10 } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'drop',
        role: 'accent',
        shape: [{ drop: { at: [97, 88], r: 9, tip: [97, 66] } }, { round: { r: 1.5 } }],
      },
    ],
  },
  inset: [
    { disc: { at: [28, 42], r: 22 } },
    { disc: { at: [58, 30], r: 28 } },
    { disc: { at: [80, 46], r: 19 } },
    { box: { corner: [28, 42], size: [52, 23], r: 4 } },
    { round: { r: 3, only: 'inner' } },
    [[{ bar: { from: [28, 80], to: [22, 96], width: 13, cap: 'round' } }], { mirror: { line: { x: 50 } } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
