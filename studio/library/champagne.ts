import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'champagne',
  motifs: ['glass'],
  words: [
    'champagne',
    'prosecco',
    'cava',
    'sekt',
    'toast',
    'cheers',
    'clink',
    'flute',
    'flutes',
    'celebrate',
    'celebration',
    'anniversary',
    'champagner',
    'spumante',
  ],
  industries: ['bar', 'winery', 'events', 'hotel', 'beverage'],
  moods: ['luxurious', 'cheerful', 'elegant', 'romantic', 'energetic'],
  ideas: ['two-become-one', 'connection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two flutes meet, and there is a spark.',
    dials: { gap: { value: 9.2, min: 8.8, max: 9.8 } },
    parts: [
      {
        name: 'left',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [35, -4],
                [65, -4],
                [67, 28, 'smooth', 182],
                [50, 54, 'smooth', 270],
                [33, 28, 'smooth', 358],
              ],
            },
          },
          { bar: { from: [50, 48], to: [50, 84], width: 11.4 } },
          { fine: [{ box: { corner: [30, 78], size: [40, 11.4], r: 3 } }] },
          { plain: [{ box: { corner: [30, 78], size: [40, 11.4] } }] },
          { turn: { by: 20, about: [50, 0] } },
          { move: { by: ['-20-$gap*0.7', 16] } },
          { scale: { by: 0.76 } },
        ],
      },
      { name: 'right', role: 'second', shape: [{ use: { part: 'left' } }, { flip: { line: { x: 50 } } }] },
      { name: 'spark', role: 'accent', shape: [{ star: { at: [50, 4], n: 4, r: 15, inner: 7.5 } }] },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [34, -4],
          [66, -4],
          [68, 28, 'smooth', 182],
          [50, 58, 'smooth', 270],
          [32, 28, 'smooth', 358],
        ],
      },
    },
    { bar: { from: [50, 48], to: [50, 84], width: 15 } },
    { box: { corner: [28, 80], size: [44, 14] } },
    { turn: { by: 20, about: [50, 0] } },
    { move: { by: [-28, 0] } },
    { mirror: { line: { x: 50 } } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
