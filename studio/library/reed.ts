import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'reed',
  motifs: ['reed', 'plant'],
  words: [
    'reed',
    'bulrush',
    'rush',
    'cattail',
    'sedge',
    'marsh',
    'fen',
    'wetland',
    'bog',
    'swamp',
    'lake',
    'pond',
    'estuary',
    'thatch',
    'thatcher',
    'riverbank',
    'delta',
  ],
  industries: ['environment', 'travel', 'gardening'],
  moods: ['natural', 'calm', 'honest', 'rustic'],
  ideas: ['growth', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Bulrushes at the edge of the water.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'blades',
        role: 'lead',
        shape: [
          { bar: { from: [37, 20], to: [40, 100], width: 9 } },
          { bar: { from: [67, 50], to: [63, 100], width: 9 } },
          {
            curve: {
              points: [
                [36, 100],
                [18, 76, 'smooth', 330],
                [3, 40],
                [26, 64, 'smooth', 148],
                [40, 90],
              ],
            },
          },
          {
            fine: [
              {
                curve: {
                  points: [
                    [62, 100],
                    [82, 82, 'smooth', 25],
                    [97, 54],
                    [96, 82, 'smooth', 205],
                    [74, 100],
                  ],
                },
              },
            ],
          },
          { plain: [{ bar: { from: [63, 96], to: [94, 66], width: 10 } }] },
          { round: { r: 3, only: 'inner' } },
          { round: { r: 2.8, only: 'outer' } },
        ],
      },
      {
        name: 'heads',
        role: 'accent',
        shape: [
          {
            fine: [
              { bar: { from: [37, 2], to: [37, 42], width: 17, cap: 'round' } },
              { bar: { from: [67, 22], to: [67, 60], width: 17, cap: 'round' } },
            ],
          },
          {
            plain: [
              { box: { corner: [29, -5.5], size: [17, 55] } },
              { box: { corner: [59, 14.5], size: [17, 53] } },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
};
