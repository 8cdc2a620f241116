import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'tower-crane',
  motifs: ['tower-crane', 'house'],
  words: [
    'crane',
    'builder',
    'building',
    'construction',
    'contractor',
    'hoist',
    'scaffold',
    'prefab',
    'housing',
    'jib',
  ],
  industries: ['construction', 'real-estate', 'architecture'],
  moods: ['bold', 'strong', 'optimistic', 'modern', 'clever'],
  ideas: ['growth', 'craft', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The crane sets the roof on its house.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 }, weight: { value: 11, min: 10, max: 12 } },
    parts: [
      {
        name: 'crane',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 6], size: [104, '$weight'] } },
          { box: { corner: [16, -6], size: ['$weight', 108] } },
          { fine: [{ box: { corner: [-2, 6], size: [10, 22] } }] },
          { box: { corner: ['68-$weight/2', 10], size: ['$weight', '31-$gap'] } },
        ],
      },
      {
        name: 'house',
        role: 'lead',
        shape: [
          { box: { corner: ['20+$weight+$gap', '61+$gap'], size: ['82-$weight-$gap', '41-$gap'] } },
          { fine: [{ subtract: { of: { box: { corner: [61, 81], size: [14, 30], r: [7, 7, 0, 0] } } } }] },
        ],
      },
      {
        name: 'roof',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [68, 40],
                [102, 61],
                [34, 61],
              ],
            },
          },
          { round: { r: 1.5 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [26, 14], size: [18, 92], r: 2 } },
    { box: { corner: [-6, 20], size: [112, 16], r: 2 } },
    {
      polygon: {
        points: [
          [35, -6, 2],
          [66, 26],
          [4, 26],
        ],
      },
    },
    { bar: { from: [84, 30], to: [84, 56], width: 14 } },
    { box: { corner: [70, 52], size: [28, 22], r: 3 } },
    { box: { corner: [10, 90], size: [50, 16], r: 2 } },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
