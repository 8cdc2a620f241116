import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pottery-wheel',
  motifs: ['pot'],
  words: [
    'pottery',
    'potter',
    'ceramic',
    'ceramics',
    'clay',
    'kiln',
    'stoneware',
    'earthenware',
    'bowl',
    'wheel',
    'throw',
    'glaze',
    'porcelain',
    'pot',
    'craft',
    'terracotta',
  ],
  industries: ['crafts', 'interior-design', 'gallery', 'retail', 'education'],
  moods: ['handmade', 'rustic', 'calm', 'honest', 'natural'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A pot on the wheel.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'pot',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -8],
                [73, -8, 3],
                [69, 4, 'smooth', 175],
                [86, 28, 'smooth', 180],
                [66, 54, 2],
                [50, 54],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'wheel',
        role: 'second',
        shape: [
          {
            fine: [
              { box: { corner: [14, '54+$gap'], size: [72, 10], r: 3 } },
              { box: { corner: [45, 66], size: [10, 34] } },
              { box: { corner: [0, 96], size: [100, 12], r: 3 } },
            ],
          },
          {
            plain: [
              { box: { corner: [14, '54+$gap'], size: [72, 10], r: 0 } },
              { box: { corner: [45, 66], size: [10, 34] } },
              { box: { corner: [0, 96], size: [100, 12], r: 0 } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -8],
          [74, -8, 3],
          [70, 6, 'smooth', 175],
          [90, 36, 'smooth', 180],
          [66, 66],
          [50, 66],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { box: { corner: [0, 78], size: [100, 20], r: 4 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
