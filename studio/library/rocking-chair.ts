import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rocking-chair',
  motifs: ['chair'],
  words: ['chair', 'rocking', 'seat', 'seating', 'furniture', 'sit', 'porch', 'joinery', 'woodwork', 'home'],
  industries: ['furniture', 'crafts', 'interior-design', 'retail'],
  moods: ['warm', 'rustic', 'calm', 'handmade', 'friendly'],
  ideas: ['craft', 'balance', 'shelter'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A rocking chair on one long curve, still for a moment.',
    dials: { weight: { value: 10.2, min: 9.8, max: 10.8 } },
    parts: [
      {
        name: 'chair',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [6, -14, 5],
                    [34, -14, 5],
                    [39, 48],
                    [22, 48],
                  ],
                },
              },
              {
                line: {
                  points: [
                    [28, 18],
                    [70, 18],
                    [75, 46],
                  ],
                  width: '$weight',
                  bend: 8,
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [6, -14],
                    [36, -14],
                    [42, 48],
                    [22, 48],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    [30, 14],
                    [72, 14],
                    [76, 46],
                    [30, 46],
                  ],
                },
              },
            ],
          },
          { bar: { from: [22, 47], to: [89, 47], width: 14 } },
          { bar: { from: [82, 44], to: [86, 76], width: '$weight' } },
          { bar: { from: [34, 44], to: [32, 78], width: '$weight' } },
          {
            line: {
              points: [
                [-2, 70],
                [54, 81, 'via'],
                [104, 68],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          { scale: { by: 0.94 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [4, -14],
          [36, -14],
          [42, 48],
          [20, 48],
        ],
      },
    },
    { bar: { from: [20, 44], to: [92, 44], width: 18 } },
    { bar: { from: [82, 44], to: [86, 80], width: 14 } },
    { bar: { from: [33, 44], to: [31, 80], width: 14 } },
    {
      line: {
        points: [
          [-6, 72],
          [54, 86, 'via'],
          [108, 70],
        ],
        width: 14,
        cap: 'round',
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
