import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rocking-horse',
  motifs: ['rocking-horse', 'horse'],
  words: [
    'rocking',
    'toymaker',
    'toy',
    'wooden',
    'pony',
    'nursery',
    'playroom',
    'childhood',
    'hobbyhorse',
    'toyshop',
    'playgroup',
  ],
  industries: ['toys', 'childcare'],
  moods: ['playful', 'classic', 'warm', 'handmade', 'cheerful'],
  ideas: ['craft', 'balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A rocking horse from the side over the long bow of its rocker.',
    dials: { gap: { value: 9.2, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'horse',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [82, 0],
                [87, 12],
                [101, 32, 4],
                [93, 42, 4],
                [81, 34, 'smooth', 250],
                [77, 50, 'smooth', 180],
                [76, 80],
                [63, 80],
                [58, 61, 'smooth', 280],
                [40, 61, 'smooth', 262],
                [34, 80],
                [21, 80],
                [23, 50, 'smooth', 350],
                [28, 36, 'smooth', 50],
                [54, 34, 'smooth', 80],
                [66, 14, 'smooth', 35],
              ],
            },
          },
          { petal: { from: [30, 38], to: [2, 62], width: 13 } },
          { fine: [{ round: { r: 3, only: 'inner' } }, { round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'rocker',
        role: 'accent',
        shape: [
          {
            line: {
              points: [
                [-6, 79],
                [47, 100, 'smooth', 90],
                [100, 79],
              ],
              width: 9.4,
              cap: 'round',
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
};
