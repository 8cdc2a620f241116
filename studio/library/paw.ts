import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'paw',
  motifs: ['paw', 'cat'],
  words: [
    'paw',
    'pawprint',
    'footprint',
    'cat',
    'kitten',
    'kitty',
    'feline',
    'pet',
    'vet',
    'grooming',
    'groomer',
    'rescue',
    'tatze',
  ],
  industries: ['pets', 'veterinary'],
  moods: ['friendly', 'caring', 'cute', 'playful'],
  ideas: ['two-become-one', 'protection'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A paw print whose pad is the cat itself.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'pad',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [22, 50],
                [39, 62],
                [61, 62],
                [78, 50],
                [84, 82, 'smooth', 180],
                [50, 106, 'smooth', 270],
                [16, 82, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              { round: { r: 3 } },
              { subtract: { of: [{ disc: { at: [38, 81], r: 4.8 } }, { mirror: { line: { x: 50 } } }] } },
            ],
          },
        ],
      },
      {
        name: 'toes',
        role: 'second',
        shape: [
          [{ disc: { at: [34, 20], r: [12, 18] } }, { turn: { by: -4, about: [34, 20] } }],
          [{ disc: { at: [3, 44], r: [11, 16] } }, { turn: { by: -20, about: [3, 44] } }],
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    [
      { disc: { at: [4, 46], r: [13, 16] } },
      { disc: { at: [30, 8], r: [13, 17] } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      curve: {
        points: [
          [50, 44, 'smooth', 90],
          [82, 86, 'smooth', 180],
          [68, 106, 'smooth', 280],
          [50, 100, 'smooth', 270],
          [32, 106, 'smooth', 260],
          [18, 86, 'smooth', 0],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
