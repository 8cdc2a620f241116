import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'raven',
  motifs: ['raven', 'crow', 'rook', 'quill', 'feather', 'bird'],
  words: [
    'raven',
    'crow',
    'rook',
    'jackdaw',
    'corvid',
    'magpie',
    'nevermore',
    'poe',
    'corbeau',
    'rabe',
    'writer',
    'author',
    'story',
    'quill',
    'gothic',
    'odin',
    'tale',
    'poetry',
  ],
  industries: ['publishing', 'books', 'media'],
  moods: ['mysterious', 'clever', 'edgy', 'serious'],
  ideas: ['craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A raven whose folded wing is the quill.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'raven',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [108, 36],
                [88, 18, 'smooth', 305],
                [64, 2, 'smooth', 270],
                [40, 26, 'smooth', 195],
                [26, 60],
                [30, 98],
                [56, 100, 'smooth', 80],
                [84, 70, 'smooth', 0],
                [80, 50],
                [106, 48],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }, { subtract: { of: { disc: { at: [64, 22], r: 5 } } } }] },
        ],
      },
      {
        name: 'quill',
        role: 'accent',
        knock: '$gap',
        shape: [{ petal: { from: [62, 44], to: [-2, 106], width: 34, lean: -0.3 } }],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-8, 38, 4],
          [20, 18, 'smooth', 60],
          [46, 18, 'smooth', 120],
          [108, 84, 5],
          [72, 80, 'smooth', 270],
          [46, 84, 'smooth', 270],
          [18, 50, 'smooth', 330],
        ],
      },
    },
    { bar: { from: [50, 76], to: [50, 108], width: 16 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
