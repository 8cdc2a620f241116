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
    idea: 'Half board, half wave.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'line',
        role: 'none',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [0, 120],
                    [0, 74],
                    [34, 48, 'smooth', 70],
                    [60, 44, 'smooth', 120],
                    [58, 60, 'smooth', 240],
                    [68, 74, 'smooth', 100],
                    [110, 70],
                    [110, 120],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [0, 72],
                    [110, 50],
                    [110, 130],
                    [0, 130],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'board',
        role: 'lead',
        shape: [
          { petal: { from: [50, -8], to: [50, 110], width: 70 } },
          { round: { r: 4 } },
          { subtract: { of: { use: { part: 'line' } } } },
          { fine: [{ round: { r: 3 } }] },
          { turn: { by: 30 } },
        ],
      },
      {
        name: 'wave',
        role: 'second',
        shape: [
          { petal: { from: [50, -8], to: [50, 110], width: 70 } },
          { round: { r: 4 } },
          { turn: { by: 30 } },
          { subtract: { of: { use: { part: 'board' } }, gap: '$gap' } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [{ petal: { from: [50, 30.5], to: [50, 69.5], width: 24 } }, { turn: { by: 30 } }],
};
