import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cat',
  motifs: ['cat', 'moon'],
  words: [
    'cat',
    'cats',
    'kitten',
    'feline',
    'chat',
    'katze',
    'gato',
    'purr',
    'whisker',
    'tabby',
    'meow',
    'night',
    'midnight',
    'moonlit',
  ],
  industries: ['pets', 'veterinary', 'cafe', 'bar', 'books', 'music'],
  moods: ['mysterious', 'calm', 'cosy', 'elegant', 'dreamy'],
  ideas: ['contrast', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The cat on the sill is the piece that the moon leaves out.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'moon',
        role: 'lead',
        shape: [
          { disc: { at: [50, 46], r: 48 } },
          {
            subtract: {
              of: [
                {
                  curve: {
                    points: [
                      [27, 18],
                      [35, 25],
                      [45, 25],
                      [53, 18],
                      [54, 36, 'smooth', 185],
                      [50, 48, 'smooth', 170],
                      [57, 84, 'smooth', 175],
                      [57, 110],
                      [21, 110],
                      [21, 84, 'smooth', 5],
                      [30, 48, 'smooth', 10],
                      [26, 36, 'smooth', 355],
                    ],
                  },
                },
                {
                  line: {
                    points: [
                      [52, 79.5],
                      [73, 79.5],
                      [73, 52],
                    ],
                    bend: 8,
                    width: '$gap',
                    cap: 'round',
                  },
                },
              ],
            },
          },
          { subtract: { of: { half: { through: [50, '92-$gap'], facing: 180 } } } },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
      { name: 'sill', role: 'lead', shape: { box: { corner: [0, 92], size: [100, 11] } } },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [8, 0, 4],
          [36, 18],
          [64, 18],
          [92, 0, 4],
          [98, 54, 'smooth', 180],
          [50, 92, 'smooth', 270],
          [2, 54, 'smooth', 0],
        ],
      },
    },
    { subtract: { of: [{ disc: { at: [29, 52], r: [7, 9] } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
