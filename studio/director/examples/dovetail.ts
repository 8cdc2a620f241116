import type { Example } from './example.ts';

export const dovetail: Example = {
  kind: "The mark is the word's own letter",
  prompt: 'Dovetail, joinery workshop. Honest, precise, handmade.',
  repair:
    'First draft: a D in a rounded square with a saw: a letter in a box and a tool. Repair: the joint is already a letter. The V is the pin of a dovetail in its socket, as tall as the capitals and set among them.',
  identity: {
    idea: 'The V of the name is the pin of a dovetail joint, held in its board.',
    motifs: [],
    letters: ['V'],
    construction: 'letter-object',
    palette: { lead: '#2d2a26', second: '#a8622c', word: '#2d2a26' },
    mark: {
      dials: { gap: { value: 10, min: 9.6, max: 10.6 } },
      parts: [
        { name: 'board', role: 'second', shape: { box: { corner: [0, 0], size: [96, 100] } } },
        {
          name: 'pin',
          role: 'lead',
          knock: '$gap',
          shape: {
            polygon: [
              [18, 0],
              [78, 0],
              [58, 100],
              [38, 100],
            ],
          },
        },
      ],
    },
    lettering: { family: 'Outfit', weight: 700, tracking: 0.05, case: 'upper', lines: [['DOETAIL']] },
    lockup: {
      layout: 'word',
      markAsLetter: { line: 0, at: 2, height: 'cap', space: 0.05, overshoot: 0 },
    },
  },
};
