import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'holly',
  motifs: ['holly', 'leaf', 'berry'],
  words: [
    'holly',
    'hollies',
    'houx',
    'stechpalme',
    'agrifoglio',
    'acebo',
    'christmas',
    'xmas',
    'yule',
    'yuletide',
    'noel',
    'winter',
    'wreath',
    'advent',
  ],
  industries: ['gardening', 'events', 'retail', 'food'],
  moods: ['cheerful', 'classic', 'cosy', 'natural'],
  ideas: ['growth', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two leaves of holly and their berries.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'leaves',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 102],
                    [34, 92, 'smooth', 310],
                    [27, 72, 'smooth', 330],
                    [10, 60],
                    [26, 42, 'via'],
                    [14, 24],
                    [37, 16, 'via'],
                    [50, -10],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [50, 102],
                    [32, 80, 'smooth', 330],
                    [18, 52],
                    [36, 28, 'via'],
                    [50, -10],
                  ],
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
          { round: { r: 2.6, only: 'outer' } },
          { scale: { by: 0.82, about: [50, 100] } },
          { turn: { by: -32, about: [50, 100] } },
          { move: { by: [-9, -16] } },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'berries',
        role: 'accent',
        shape: [
          {
            fine: [
              { disc: { at: [50, 74], r: 11.4 } },
              { disc: { at: [40.5, 90], r: 11.4 } },
              { disc: { at: [59.5, 90], r: 11.4 } },
            ],
          },
          { plain: [{ disc: { at: [50, 84], r: 16 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 102],
          [34, 92, 'smooth', 310],
          [27, 72, 'smooth', 330],
          [8, 58],
          [26, 42, 'via'],
          [12, 24],
          [37, 16, 'via'],
          [50, -10],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { turn: { by: 30 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
