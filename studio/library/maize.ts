import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'maize',
  motifs: ['maize'],
  words: [
    'maize',
    'corn',
    'sweetcorn',
    'cob',
    'cobs',
    'kernel',
    'kernels',
    'cornfield',
    'milpa',
    'masa',
    'tortilla',
    'tortillas',
    'polenta',
    'mais',
    'maiz',
    'milho',
    'elote',
    'arepa',
    'arepas',
    'husk',
  ],
  industries: ['agriculture', 'food', 'restaurant'],
  moods: ['warm', 'natural', 'rustic', 'friendly', 'honest'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A cob of maize in its open husk.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.3 } },
    parts: [
      {
        name: 'cob',
        role: 'lead',
        shape: [
          { box: { at: [50, 34], size: [56, 100], r: 28 } },
          { cut: { line: { x: 50 }, gap: '$gap' } },
          { fine: [{ cut: { line: { y: 9 }, gap: '$gap' } }] },
          { cut: { line: { y: 33 }, gap: '$gap' } },
          { fine: [{ cut: { line: { y: 57 }, gap: '$gap' } }] },
          { plain: [{ intersect: { of: { half: { through: [50, 52], facing: 0 } } } }] },
        ],
      },
      {
        name: 'husk',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [50, 96],
                [40, 96],
                [14, 74, 'smooth', 318],
                [4, 26],
                [33, 58, 'smooth', 138],
                [50, 85],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 2 } }] },
          { plain: [{ round: { r: 2, only: 'outer' } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { at: [50, 36], size: [50, 96], r: 25 } },
    {
      subtract: {
        of: [
          {
            curve: {
              points: [
                [50, 112],
                [10, 80, 'smooth', 330],
                [0, 22],
                [34, 58, 'smooth', 138],
                [50, 84],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
        gap: 11,
      },
    },
    {
      curve: {
        points: [
          [50, 106],
          [10, 80, 'smooth', 330],
          [0, 22],
          [34, 58, 'smooth', 138],
          [50, 84],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
