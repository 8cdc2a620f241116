import type { Example } from './example.ts';

export const recordPlate: Example = {
  kind: 'Loud plate: the mark is one of the letters',
  prompt: 'BOPSHOP: records, soul nights, loud Saturdays. Bold and fun.',
  repair:
    'First draft: a record above a plain word: two things. Repair: one heavy word fills its plate, and the first O is the record, as tall as the capitals, with its label in the accent.',
  identity: {
    idea: 'The first O of the word is a record, pressed into the plate between its letters.',
    motifs: [],
    letters: ['O'],
    construction: 'letter-object',
    palette: { lead: '#3b1a5e', accent: '#d2461f' },
    mark: {
      parts: [
        { name: 'disc', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: 24 } } },
        {
          name: 'label',
          role: 'accent',
          shape: { ring: { at: [50, 50], r: 17, width: 9.5 } },
        },
      ],
    },
    lettering: { family: 'Anton', weight: 400, tracking: 0.01, role: 'lead', lines: [['BPSHOP']] },
    lockup: {
      layout: 'plate',
      plate: { pad: [0.26, 0.24], r: 0.12, role: 'lead' },
      markAsLetter: { line: 0, at: 1, height: 'cap', space: 0.06, overshoot: 0.01 },
    },
  },
};
