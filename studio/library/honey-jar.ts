import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'honey-jar',
  motifs: ['jar', 'honeycomb'],
  words: [
    'honey',
    'jar',
    'beekeeper',
    'apiary',
    'dipper',
    'nectar',
    'mead',
    'bee',
    'syrup',
    'miel',
    'honig',
    'bees',
    'beehive',
  ],
  industries: ['food', 'agriculture'],
  moods: ['natural', 'warm', 'clever', 'bold', 'honest'],
  ideas: ['craft', 'precision'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The jar is one cell of the comb; the dipper hangs in it.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'jar',
        role: 'lead',
        shape: [
          { star: { at: [50, 62], n: 6, r: 50, turn: 90, round: 5 } },
          { subtract: { of: { box: { corner: ['50-$gap/2', 10], size: ['$gap', 42] } } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { at: [50, 50], size: [28, '$gap'], r: '$gap/2' } },
                    { box: { at: [50, 66.6], size: [40, '$gap'], r: '$gap/2' } },
                    { box: { at: [50, 83.2], size: [28, '$gap'], r: '$gap/2' } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [50, 64], r: 20 } } } }] },
        ],
      },
      { name: 'lid', role: 'lead', shape: { box: { corner: [22, -4], size: [56, 14], r: 4 } } },
    ],
  },
  inset: [
    { star: { at: [50, 53], n: 6, r: 16, turn: 90 } },
    { box: { corner: [39, 31], size: [22, 9], r: 2 } },
  ],
};
