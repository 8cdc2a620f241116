import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'printing-press',
  motifs: ['printing-press'],
  words: [
    'letterpress',
    'press',
    'printing',
    'printer',
    'print',
    'printshop',
    'typesetting',
    'imprint',
    'handpress',
    'druckerei',
    'imprimerie',
    'imprenta',
    'stamperia',
  ],
  industries: ['publishing', 'crafts', 'design', 'books'],
  moods: ['classic', 'handmade', 'precise', 'strong', 'honest'],
  ideas: ['craft', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A hand press at the moment of the pull: platen over paper.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 }, weight: { value: 13, min: 12, max: 14 } },
    parts: [
      {
        name: 'press',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [0, 16, 2],
                    [0, 8, 2],
                    [50, -6, 'smooth', 90],
                    [100, 8, 2],
                    [100, 16, 2],
                  ],
                },
              },
            ],
          },
          { plain: [{ box: { corner: [0, -2], size: [100, 18] } }] },
          { box: { corner: [8, 10], size: ['$weight', 80] } },
          { box: { corner: ['92-$weight', 10], size: ['$weight', 80] } },
          { box: { corner: [43, 8], size: [14, 36] } },
          { box: { corner: ['8+$weight+$gap', 36], size: ['84-2*$weight-2*$gap', 16] } },
          { box: { corner: [8, 80], size: [84, 13] } },
          {
            fine: [
              { box: { corner: [0, 88], size: [26, 13], r: 2 } },
              { box: { corner: [74, 88], size: [26, 13], r: 2 } },
            ],
          },
        ],
      },
      {
        name: 'paper',
        role: 'accent',
        shape: { box: { corner: ['8+$weight+$gap', '52+$gap'], size: ['84-2*$weight-2*$gap', '28-2*$gap'] } },
      },
    ],
  },
  inset: [
    { box: { corner: [0, 0], size: [100, 18] } },
    { box: { corner: [4, 6], size: [16, 96] } },
    { box: { corner: [80, 6], size: [16, 96] } },
    { box: { corner: [42, 8], size: [16, 40] } },
    { box: { corner: [32, 38], size: [36, 16] } },
    { box: { corner: [10, 78], size: [80, 16] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
