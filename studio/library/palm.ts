import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'palm',
  motifs: ['palm', 'sun', 'tree', 'leaf'],
  words: [
    'palm',
    'palms',
    'coconut',
    'tropical',
    'island',
    'oasis',
    'desert',
    'beach',
    'resort',
    'palma',
    'date',
    'bay',
    'lagoon',
    'sahara',
  ],
  industries: ['travel', 'hotel', 'beverage', 'bar', 'beauty', 'events'],
  moods: ['warm', 'cheerful', 'fresh', 'retro', 'optimistic'],
  ideas: ['shelter', 'journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A palm on its dune: one leaf, four times, and shade for whoever comes.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'palm',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 34],
                [42, 6, 'smooth', 300],
                [14, 0, 'smooth', 250],
                [2, 14],
                [26, 24, 'smooth', 110],
              ],
            },
          },
          {
            curve: {
              points: [
                [50, 34],
                [30, 28, 'smooth', 250],
                [3, 48, 'smooth', 190],
                [4, 62],
                [30, 54, 'smooth', 50],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          {
            curve: {
              points: [
                [44, 32],
                [56, 32],
                [56, 66, 'smooth', 178],
                [60, '90-$gap'],
                [40, '90-$gap'],
                [44, 66, 'smooth', 2],
              ],
            },
          },
          { round: { r: 2.5, only: 'inner' } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      {
        name: 'dune',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [-1, 107],
                [-1, 100],
                [50, 90, 'smooth', 90],
                [101, 100],
                [101, 107],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      taper: {
        points: [
          [46, 104],
          [46, 60, 'smooth'],
          [54, 30],
        ],
        from: 18,
        to: 11,
      },
    },
    [
      { petal: { from: [50, 34], to: [0, 52], width: 20 } },
      { petal: { from: [50, 36], to: [6, 10], width: 20 } },
      { mirror: { line: { x: 50 } } },
    ],
    { petal: { from: [50, 36], to: [52, -6], width: 18 } },
    { round: { r: 6.5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
