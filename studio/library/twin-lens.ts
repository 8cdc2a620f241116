import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'twin-lens',
  motifs: ['camera'],
  words: [
    'camera',
    'photographer',
    'photography',
    'photo',
    'portrait',
    'darkroom',
    'analogue',
    'reflex',
    'studio',
  ],
  industries: ['photography', 'film', 'media', 'gallery'],
  moods: ['retro', 'classic', 'creative', 'handmade', 'precise'],
  ideas: ['precision', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A reflex camera with two lenses, its hood open: one to see, one to keep.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          { box: { corner: [13, 18], size: [70, 88], r: 7 } },
          {
            polygon: {
              points: [
                [15, -6, 3],
                [81, -6, 3],
                [73, 20],
                [23, 20],
              ],
            },
          },
          { fine: [{ box: { corner: [80, 60], size: [15, 22], r: 5 } }] },
          { subtract: { of: { disc: { at: [48, 26], r: 10.5 } } } },
        ],
      },
      { name: 'lens', role: 'accent', shape: { disc: { at: [48, 71], r: 16 } }, knock: '$gap' },
    ],
  },
  inset: [
    { box: { corner: [13, 16], size: [74, 90], r: 7 } },
    {
      polygon: {
        points: [
          [13, -8],
          [87, -8],
          [77, 20],
          [23, 20],
        ],
      },
    },
    { subtract: { of: [{ disc: { at: [50, 26], r: 12 } }, { disc: { at: [50, 73], r: 20 } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
