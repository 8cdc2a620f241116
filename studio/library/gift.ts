import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gift',
  motifs: ['gift'],
  words: [
    'gift',
    'present',
    'giftwrap',
    'wrapping',
    'surprise',
    'birthday',
    'giving',
    'hamper',
    'souvenir',
    'christmas',
    'keepsake',
    'treat',
    'wrap',
    'bow',
    'ribbon',
  ],
  industries: ['retail'],
  moods: ['cheerful', 'warm', 'friendly', 'playful'],
  ideas: ['connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A present with its lid on and a bow on top.',
    dials: { gap: { value: 9, min: 8.7, max: 9.4 } },
    parts: [
      {
        name: 'box',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [-2, 34], size: [104, 22], r: 3 } },
              { box: { corner: [5, '56+$gap'], size: [90, '46-$gap'], r: [0, 0, 5, 5] } },
            ],
          },
          {
            plain: [
              { box: { corner: [-2, 34], size: [104, 22] } },
              { box: { corner: [5, '56+$gap'], size: [90, '46-$gap'] } },
            ],
          },
          { cut: { line: { x: 50 }, gap: 12 } },
        ],
      },
      {
        name: 'bow',
        role: 'accent',
        shape: [
          [
            { disc: { at: [33, 10.8], r: [20, 13.5] } },
            { subtract: { of: { disc: { at: [33, 10.8], r: [11, 4.6] } } } },
            { turn: { by: 26, about: [33, 10.8] } },
          ],
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [34, 48], size: [32, 20] } },
    { subtract: { of: { box: { corner: [46, 52], size: [8, 20] } } } },
    { petal: { from: [50, 50], to: [36, 36], width: 11 } },
    { petal: { from: [50, 50], to: [64, 36], width: 11 } },
  ],
};
