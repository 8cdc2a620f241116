import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'water-tower',
  motifs: ['water-tower', 'tower'],
  words: ['watertower', 'reservoir', 'cistern', 'waterworks', 'rooftop', 'wasserturm'],
  industries: ['environment', 'government', 'construction', 'real-estate', 'hotel'],
  moods: ['strong', 'trustworthy', 'retro', 'honest'],
  ideas: ['shelter', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A water tower, and how full it is.',
    dials: { gap: { value: 8.7, min: 8.4, max: 9.2 }, weight: { value: 9.6, min: 9, max: 10.2 } },
    parts: [
      {
        name: 'tower',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -14, 2],
                [88, 9],
                [88, 14],
                [81, 14],
                [81, 40],
                [19, 40],
                [19, 14],
                [12, 14],
                [12, 9],
              ],
            },
          },
          { box: { corner: [15, '46+$gap'], size: [70, '$weight'] } },
          { bar: { from: [26, 56], to: [14, 106], width: '$weight' } },
          { bar: { from: [74, 56], to: [86, 106], width: '$weight' } },
          { bar: { from: [50, 56], to: [50, 106], width: '$weight' } },
          { fine: [{ bar: { from: [20, 81], to: [80, 81], width: '$weight' } }] },
          { intersect: { of: { box: { corner: [-20, -20], size: [140, 118] } } } },
        ],
      },
      {
        name: 'water',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [19, 26],
                    [34, 23, 'smooth', 90],
                    [66, 29, 'smooth', 90],
                    [81, 26],
                    [81, 46],
                    [19, 46],
                  ],
                },
              },
            ],
          },
          { plain: [{ box: { corner: [19, 26], size: [62, 20] } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, -4],
          [96, 20],
          [96, 24],
          [4, 24],
          [4, 20],
        ],
      },
    },
    { box: { corner: [10, 20], size: [80, 44] } },
    { bar: { from: [24, 60], to: [16, 104], width: 15 } },
    { bar: { from: [76, 60], to: [84, 104], width: 15 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
