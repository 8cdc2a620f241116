import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'handbag',
  motifs: ['handbag'],
  words: [
    'handbag',
    'purse',
    'bag',
    'clutch',
    'leather',
    'tote',
    'satchel',
    'saddlery',
    'tannery',
    'leatherwork',
  ],
  industries: ['fashion'],
  moods: ['elegant', 'feminine', 'classic'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A handbag with a short handle, its flap drawn down to the clasp.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'bag',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, 22],
                [98, 22],
                [90, 86],
                [10, 86],
              ],
            },
          },
          {
            fine: [
              { round: { r: 9 } },
              { subtract: { of: { ring: { at: [50, -60], r: 123, width: '$gap' } } } },
            ],
          },
          {
            line: {
              points: [
                [28, 30],
                [28, -6],
                [72, -6],
                [72, 30],
              ],
              width: 11.8,
              bend: 21.9,
            },
          },
        ],
      },
      { name: 'clasp', role: 'accent', shape: [{ disc: { at: [50, 59], r: 9.5 } }], knock: '$gap' },
    ],
  },
};
