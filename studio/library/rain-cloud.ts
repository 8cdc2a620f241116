import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rain-cloud',
  motifs: ['cloud', 'drop'],
  words: [
    'rain',
    'rainy',
    'shower',
    'drizzle',
    'weather',
    'forecast',
    'irrigation',
    'garden',
    'monsoon',
    'drought',
    'downpour',
  ],
  industries: ['environment', 'agriculture', 'gardening'],
  moods: ['fresh', 'friendly', 'optimistic', 'playful'],
  ideas: ['growth', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cloud and three drops of rain.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'cloud',
        role: 'lead',
        shape: [
          { disc: { at: [20, 44], r: 22 } },
          { disc: { at: [50, 28], r: 30 } },
          { disc: { at: [82, 44], r: 22 } },
          { box: { corner: [20, 40], size: [62, 26] } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      {
        name: 'rain',
        role: 'second',
        shape: [
          {
            fine: [
              { bar: { from: [28, 81], to: [18, 101], width: 11, cap: 'round' } },
              { repeat: { n: 3, by: [26, 0] } },
            ],
          },
          {
            plain: [{ bar: { from: [30, 76], to: [16, 105], width: 11 } }, { repeat: { n: 3, by: [26, 0] } }],
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [20, 44], r: 22 } },
    { disc: { at: [50, 28], r: 30 } },
    { disc: { at: [82, 44], r: 22 } },
    { box: { corner: [20, 40], size: [62, 26] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
