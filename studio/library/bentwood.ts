import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bentwood',
  motifs: ['chair'],
  words: [
    'chair',
    'seat',
    'seating',
    'furniture',
    'sit',
    'bentwood',
    'thonet',
    'joinery',
    'woodwork',
    'interior',
    'workshop',
    'design',
    'home',
  ],
  industries: ['furniture', 'interior-design', 'cafe', 'design', 'crafts'],
  moods: ['classic', 'elegant', 'handmade', 'timeless', 'warm'],
  ideas: ['craft', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A chair of bent wood: two hoops and a round seat, and nothing else.',
    dials: { weight: { value: 10, min: 9.4, max: 10.6 } },
    parts: [
      {
        name: 'chair',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [21, 56],
                [17, 22, 'smooth', 0],
                [50, -6, 'smooth', 90],
                [83, 22, 'smooth', 180],
                [79, 56],
              ],
              width: '$weight',
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [38, 56],
                    [37, 32, 'smooth', 0],
                    [50, 19, 'smooth', 90],
                    [63, 32, 'smooth', 180],
                    [62, 56],
                  ],
                  width: '$weight-1',
                },
              },
            ],
          },
          { plain: [{ bar: { from: [50, -6], to: [50, 60], width: '$weight' } }] },
          { box: { corner: [8, 52], size: [84, 15], r: 7.5 } },
          { bar: { from: [23, 60], to: [14, 108], width: '$weight+1' } },
          { bar: { from: [77, 60], to: [86, 108], width: '$weight+1' } },
          { scale: { by: 0.92 } },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [21, 56],
          [17, 22, 'smooth', 0],
          [50, -6, 'smooth', 90],
          [83, 22, 'smooth', 180],
          [79, 56],
        ],
        width: 14,
      },
    },
    { bar: { from: [50, -6], to: [50, 60], width: 13 } },
    { box: { corner: [6, 50], size: [88, 18], r: 8 } },
    { bar: { from: [22, 60], to: [14, 108], width: 15 } },
    { bar: { from: [78, 60], to: [86, 108], width: 15 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
