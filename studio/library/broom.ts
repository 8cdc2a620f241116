import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'broom',
  motifs: ['broom'],
  words: [
    'broom',
    'sweep',
    'sweeper',
    'besom',
    'cleaner',
    'cleaning',
    'janitor',
    'housekeeping',
    'chimney',
    'tidy',
    'caretaker',
    'spotless',
  ],
  industries: ['cleaning'],
  moods: ['honest', 'clean', 'classic', 'friendly'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A broom, bound by hand.',
    dials: { gap: { value: 9.6, min: 9.2, max: 10.2 } },
    parts: [
      {
        name: 'stick',
        role: 'lead',
        shape: [
          { bar: { from: [50, -44], to: [50, '46-$gap'], width: 12 } },
          { turn: { by: 45 } },
          { scale: { by: 0.76 } },
        ],
      },
      {
        name: 'brush',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [39, 46],
                [61, 46],
                [65, 58, 'smooth', 168],
                [86, 102],
                [50, 107, 'smooth', 270],
                [14, 102],
                [35, 58, 'smooth', 12],
              ],
            },
          },
          { subtract: { of: { bar: { from: [40.2, 82], to: [34.6, 118], width: 9.8 } } } },
          { subtract: { of: { bar: { from: [59.8, 82], to: [65.4, 118], width: 9.8 } } } },
          { turn: { by: 45 } },
          { scale: { by: 0.76 } },
        ],
      },
    ],
  },
};
