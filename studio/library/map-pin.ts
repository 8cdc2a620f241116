import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'map-pin',
  motifs: ['turnip', 'pin', 'map', 'leaf'],
  words: [
    'turnip',
    'radish',
    'beet',
    'beetroot',
    'root',
    'local',
    'locavore',
    'vegetable',
    'veg',
    'greengrocer',
    'farmshop',
    'pin',
    'location',
    'place',
    'nearby',
    'neighbourhood',
  ],
  industries: ['food', 'agriculture', 'restaurant', 'retail'],
  moods: ['clever', 'fresh', 'natural', 'friendly', 'bold'],
  ideas: ['guidance', 'growth', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The pin on the map is a turnip: it grew here.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'turnip',
        role: 'lead',
        shape: [
          { drop: { at: [50, 60], r: 37, tip: [50, 110] } },
          { round: { r: 3, only: 'outer' } },
          { subtract: { of: { disc: { at: [50, 60], r: 13 } } } },
        ],
      },
      {
        name: 'leaves',
        role: 'accent',
        shape: [
          {
            fine: [
              { petal: { from: [50, 36], to: [50, -6], width: 24 } },
              [{ petal: { from: [46, 40], to: [88, 0], width: 26 } }, { mirror: { line: { x: 50 } } }],
            ],
          },
          { plain: [{ petal: { from: [48, 40], to: [92, 2], width: 24 } }, { mirror: { line: { x: 50 } } }] },
          { subtract: { of: { disc: { at: [50, 60], r: '37+$gap' } } } },
          { fine: [{ round: { r: 1.5 } }] },
        ],
      },
    ],
  },
  inset: [
    [{ drop: { at: [50, 38], r: 38, tip: [50, 108] } }, { round: { r: 3, only: 'outer' } }],
    { subtract: { of: { disc: { at: [50, 38], r: 16 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
