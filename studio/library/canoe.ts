import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'canoe',
  motifs: ['rowing-boat', 'oar', 'boat'],
  words: [
    'canoe',
    'canoes',
    'kayak',
    'kayaks',
    'canoeing',
    'kayaking',
    'paddle',
    'paddling',
    'paddler',
    'kanu',
    'canoa',
  ],
  industries: ['marine', 'sports', 'travel'],
  moods: ['adventurous', 'natural', 'calm', 'fresh'],
  ideas: ['journey', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A canoe from above, its paddle beside it.',
    dials: { weight: { value: 9.2, min: 8.8, max: 9.8 } },
    parts: [
      {
        name: 'canoe',
        role: 'lead',
        shape: [
          { petal: { from: [40, -10], to: [40, 110], width: 47 } },
          {
            subtract: {
              of: [
                { petal: { from: [40, 8], to: [40, 92], width: 25 } },
                {
                  subtract: {
                    of: [
                      { bar: { from: [20, 34], to: [60, 34], width: '$weight' } },
                      { bar: { from: [20, 66], to: [60, 66], width: '$weight' } },
                    ],
                  },
                },
              ],
            },
          },
          { round: { r: 3, only: 'outer' } },
          { turn: { by: 40 } },
        ],
      },
      {
        name: 'paddle',
        role: 'second',
        shape: [
          { bar: { from: [80, 4], to: [80, 70], width: '$weight' } },
          { fine: [{ bar: { from: [73, 6], to: [87, 6], width: '$weight' } }] },
          { petal: { from: [80, 58], to: [80, 104], width: 19 } },
          { fine: [{ round: { r: 3 } }] },
          { turn: { by: 40 } },
        ],
      },
    ],
  },
  inset: [
    { petal: { from: [50, -10], to: [50, 110], width: 50 } },
    { subtract: { of: { petal: { from: [50, 14], to: [50, 86], width: 24 } } } },
    { bar: { from: [30, 50], to: [70, 50], width: 13 } },
    { turn: { by: 40 } },
    { fit: { at: [50, 50], size: [35, 35] } },
  ],
};
