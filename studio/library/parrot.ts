import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'parrot',
  motifs: ['parrot', 'bird'],
  words: [
    'parrot',
    'macaw',
    'cockatoo',
    'parakeet',
    'budgie',
    'polly',
    'chatter',
    'tropical',
    'jungle',
    'pirate',
    'aviary',
    'squawk',
    'papagei',
  ],
  industries: ['pets', 'travel', 'media'],
  moods: ['playful', 'loud', 'cheerful', 'quirky', 'friendly'],
  ideas: [],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A parrot with a hooked beak and a long tail.',
    dials: { gap: { value: 9.2, min: 8.9, max: 9.8 } },
    parts: [
      {
        name: 'bird',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [46, -8, 'smooth', 90],
                [62, 0, 'smooth', 130],
                [61, 28, 'smooth', 165],
                [84, 62, 'smooth', 180],
                [66, 94, 'smooth', 215],
                [54, 116, 3],
                [32, 116, 3],
                [22, 60, 'smooth', 0],
                [18, 18, 'smooth', 0],
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [42, 15], r: 5 } } } }] },
        ],
      },
      {
        name: 'wing',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [22, 46, 3],
                    [48, 60, 'smooth', 160],
                    [46, 80, 'smooth', 208],
                    [2, 114, 3],
                    [13, 78, 'smooth', 5],
                  ],
                },
              },
            ],
          },
          { plain: [{ petal: { from: [24, 46], to: [4, 114], width: 30 } }] },
        ],
        knock: '$gap',
      },
      {
        name: 'beak',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                ['65+$gap', -5, 2],
                [89, 4, 'smooth', 130],
                [94, 37, 2.5],
                ['65+$gap', 27, 2],
              ],
            },
          },
        ],
      },
    ],
  },
};
