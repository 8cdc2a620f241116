import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'surfboard',
  motifs: ['surfboard'],
  words: [
    'surfboard',
    'surf',
    'surfer',
    'wave',
    'swell',
    'paddle',
    'longboard',
    'beach',
    'breaker',
    'reef',
    'bodyboard',
    'surfing',
    'wetsuit',
  ],
  industries: ['sports', 'travel'],
  moods: ['adventurous', 'fresh', 'sporty', 'clever', 'modern'],
  ideas: ['flow', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A surfboard with one stripe and a fin.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'board',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -10, 3],
                [72, 30, 'smooth', 172],
                [72, 66, 'smooth', 186],
                [60, 106, 4],
                [40, 106, 4],
                [28, 66, 'smooth', 354],
                [28, 30, 'smooth', 8],
              ],
            },
          },
          { turn: { by: 32 } },
        ],
        split: {
          by: [{ box: { corner: [0, 64], size: [100, 14] } }, { turn: { by: 32 } }],
          role: 'second',
          gap: '$gap',
        },
      },
    ],
  },
  inset: [
    { petal: { from: [50, -8], to: [50, 106], width: 46 } },
    { round: { r: 4 } },
    { turn: { by: 32 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
