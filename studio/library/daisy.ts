import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'daisy',
  motifs: ['daisy', 'flower'],
  words: [
    'daisy',
    'daisies',
    'marguerite',
    'chamomile',
    'camomile',
    'gerbera',
    'aster',
    'meadow',
    'wildflower',
    'petal',
    'florist',
    'lawn',
  ],
  industries: ['flowers', 'gardening', 'beauty'],
  moods: ['fresh', 'friendly', 'natural', 'cheerful', 'feminine'],
  ideas: ['growth', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A daisy seen from above: ten petals and the yellow eye.',
    dials: { gap: { value: 8.2, min: 8, max: 8.5 } },
    parts: [
      {
        name: 'petals',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                limb: {
                  points: [
                    [50, 23, 4.2],
                    [50, 8, '13.6-$gap/2'],
                  ],
                },
              },
              { spin: { n: 10 } },
            ],
          },
          {
            plain: [
              {
                limb: {
                  points: [
                    [50, 23, 5.6],
                    [50, 10, '16.6-$gap/2'],
                  ],
                },
              },
              { spin: { n: 8 } },
            ],
          },
        ],
      },
      { name: 'eye', role: 'accent', shape: { disc: { at: [50, 50], r: '22.4-$gap' } } },
    ],
  },
  inset: [
    { disc: { at: [50, 37], r: 6.4 } },
    { spin: { n: 7 } },
    { disc: { at: [50, 50], r: 12 } },
    { subtract: { of: { disc: { at: [50, 50], r: 5 } } } },
  ],
};
