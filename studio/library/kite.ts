import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'kite',
  motifs: ['kite', 'diamond', 'wind'],
  words: [
    'kite',
    'fly',
    'wind',
    'play',
    'kids',
    'children',
    'sky',
    'soar',
    'breeze',
    'dragon',
    'lift',
    'holiday',
    'beach',
  ],
  industries: ['toys', 'childcare', 'education', 'travel', 'marketing', 'sports'],
  moods: ['playful', 'cheerful', 'youthful', 'optimistic', 'fresh'],
  ideas: ['growth', 'journey', 'balance', 'connection'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A kite in two tones, its tail drawn by the wind.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, weight: { value: 10, min: 9, max: 11 } },
    parts: [
      {
        name: 'upper',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -6],
                [88, '33-$gap/2'],
                [12, '33-$gap/2'],
              ],
            },
          },
          { turn: { by: 32, about: [50, 42] } },
          { move: { by: [4, 0] } },
        ],
      },
      {
        name: 'lower',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [88, '33+$gap/2'],
                [12, '33+$gap/2'],
                [50, 83],
              ],
            },
          },
          { turn: { by: 32, about: [50, 42] } },
          { move: { by: [4, 0] } },
        ],
      },
      {
        name: 'tail',
        role: 'accent',
        shape: {
          line: {
            points: [
              [22, 88],
              [42, 98, 'smooth', 92],
              [66, 90, 'smooth', 78],
              [98, 95, 'smooth', 112],
            ],
            width: '$weight',
            cap: 'round',
          },
        },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 33],
          [65, 46],
          [50, 68],
          [35, 46],
        ],
      },
    },
  ],
};
