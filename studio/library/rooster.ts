import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rooster',
  motifs: ['rooster', 'chicken', 'sun', 'bird'],
  words: [
    'rooster',
    'cockerel',
    'hen',
    'chicken',
    'poultry',
    'coop',
    'farmyard',
    'dawn',
    'morning',
    'wake',
    'sunrise',
    'breakfast',
    'hahn',
    'coq',
    'gallo',
    'weathercock',
    'free-range',
    'rotisserie',
  ],
  industries: ['food', 'agriculture', 'restaurant'],
  moods: ['cheerful', 'bold', 'rustic', 'energetic', 'honest'],
  ideas: ['growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A rooster that brings the morning: its tail is the rising sun in rings.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'rooster',
        role: 'lead',
        shape: [
          { sector: { at: [48, 58], r: 46, from: 90, to: 270 } },
          { box: { corner: [58, 20], size: [36, 40], r: [18, 18, 0, 0] } },
          {
            polygon: {
              points: [
                [88, 24],
                [109, 38],
                [92, 50],
              ],
            },
          },
          { sector: { at: [48, 58], r: 46, from: 270, to: 360, hole: 35 } },
          { fine: [{ sector: { at: [48, 58], r: '35-$gap', from: 270, to: 360, hole: '24-$gap' } }] },
          { fine: [{ subtract: { of: { disc: { at: [77, 38], r: 5 } } } }] },
        ],
      },
      {
        name: 'comb',
        role: 'accent',
        shape: [
          {
            fine: [
              { disc: { at: [66, 8], r: 9 } },
              { disc: { at: [83, 5], r: 9 } },
              { disc: { at: [98, 13], r: 9 } },
            ],
          },
          { sector: { at: [76, 38], r: 33, from: -18, to: 40 } },
          { plain: [{ sector: { at: [76, 38], r: 42, from: -32, to: 54 } }] },
          { subtract: { of: { disc: { at: [76, 38], r: '18+$gap' } } } },
          { fine: [{ round: { r: 2.4, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [6, 32, 3],
          [22, 16, 'smooth', 60],
          [40, 24, 'smooth', 150],
          [56, 50, 'smooth', 90],
          [72, 14, 'smooth', 20],
          [98, 2, 3],
          [104, 40, 'smooth', 180],
          [66, 86, 'smooth', 265],
          [40, 88, 'smooth', 275],
          [16, 56, 'smooth', 350],
        ],
      },
    },
    { disc: { at: [28, 10], r: 11 } },
    { bar: { from: [52, 80], to: [52, 106], width: 15 } },
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
