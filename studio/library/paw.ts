import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'paw',
  motifs: ['paw'],
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
    'dog',
    'puppy',
  ],
  industries: ['pets', 'veterinary'],
  moods: ['friendly', 'caring', 'cute', 'playful'],
  ideas: ['protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The print of a paw: one pad, four toes.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'pad',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 46, 'smooth', 90],
                    [72, 66, 'smooth', 130],
                    [84, 84, 'smooth', 180],
                    [68, 97, 'smooth', 270],
                    [50, 93, 'smooth', 270],
                    [32, 97, 'smooth', 270],
                    [16, 84, 'smooth', 0],
                    [28, 66, 'smooth', 50],
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
                    [50, 46, 'smooth', 90],
                    [84, 82, 'smooth', 180],
                    [50, 96, 'smooth', 270],
                    [16, 82, 'smooth', 0],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'toes',
        role: 'second',
        shape: [
          [{ disc: { at: [33, 20], r: [12, 17] } }, { turn: { by: -8, about: [33, 20] } }],
          [{ disc: { at: [7, 47], r: [10.5, 15] } }, { turn: { by: -24, about: [7, 47] } }],
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 42, 'smooth', 90],
          [72, 66, 'smooth', 130],
          [84, 84, 'smooth', 180],
          [68, 97, 'smooth', 270],
          [50, 93, 'smooth', 270],
          [32, 97, 'smooth', 270],
          [16, 84, 'smooth', 0],
          [28, 66, 'smooth', 50],
        ],
      },
    },
    [
      { disc: { at: [31, 16], r: [13, 18] } },
      { disc: { at: [2, 46], r: [12, 16] } },
      { mirror: { line: { x: 50 } } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
