import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'crate',
  motifs: ['crate', 'box'],
  words: ['crate', 'crates', 'obstkiste', 'cageot', 'cagette', 'veg', 'greengrocer', 'orchard'],
  industries: ['food', 'retail', 'agriculture', 'e-commerce', 'logistics'],
  moods: ['fresh', 'honest', 'friendly', 'natural'],
  ideas: [],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A crate of fruit, filled a little too well.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'crate',
        role: 'lead',
        shape: [
          { box: { corner: [-3, 34], size: [106, 66] } },
          {
            fine: [
              { round: { r: 2 } },
              {
                subtract: {
                  of: [
                    { bar: { from: [10, 56], to: [90, 56], width: '$gap' } },
                    { bar: { from: [10, 78], to: [90, 78], width: '$gap' } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { box: { at: [50, 67], size: [66, 11] } } } }] },
        ],
      },
      {
        name: 'fruit',
        role: 'accent',
        shape: [
          { disc: { at: [12, 16], r: 14 } },
          { disc: { at: [50, 16], r: '38-14-$gap' } },
          { disc: { at: [88, 16], r: 14 } },
          {
            intersect: {
              of: {
                polygon: {
                  points: [
                    [-20, -20],
                    [120, -20],
                    [120, '34-$gap'],
                    [-20, '34-$gap'],
                  ],
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-3, 34], size: [106, 70] } },
    {
      subtract: {
        of: [
          { bar: { from: [12, 58], to: [88, 58], width: 11 } },
          { bar: { from: [12, 82], to: [88, 82], width: 11 } },
        ],
      },
    },
    { disc: { at: [26, 14], r: 14 } },
    { disc: { at: [74, 14], r: 14 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
