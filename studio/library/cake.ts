import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cake',
  motifs: ['cake', 'cherry'],
  words: [
    'cake',
    'slice',
    'gateau',
    'sponge',
    'torte',
    'layer',
    'patisserie',
    'confectioner',
    'birthday',
    'wedding',
    'celebration',
    'icing',
    'frosting',
    'tearoom',
    'victoria',
    'dessert',
  ],
  industries: ['bakery'],
  moods: ['warm', 'cheerful', 'playful', 'friendly', 'romantic'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A slice of layer cake, a cherry on top.',
    dials: { gap: { value: 8.3, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'top',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [2, 47],
                [5, 40, 'smooth', 10],
                [82, 13, 'smooth', 82],
                [98, 27, 'smooth', 180],
                [98, 47],
              ],
            },
          },
        ],
      },
      {
        name: 'base',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, '47+$gap'],
                [98, '47+$gap'],
                [98, 91.6],
                [5, 91.6],
              ],
            },
          },
          { cut: { line: { y: 73.3 }, gap: '$gap' } },
        ],
      },
      { name: 'cherry', role: 'accent', shape: [{ disc: { at: [52, 7], r: 13.4 } }], knock: '$gap' },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-2, 46],
          [4, 34, 'smooth', 20],
          [90, 12, 'smooth', 85],
          [102, 26, 'smooth', 180],
          [102, 46],
        ],
      },
    },
    { box: { corner: [-2, 58], size: [104, 42], r: 5 } },
    { disc: { at: [46, 4], r: 15 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
