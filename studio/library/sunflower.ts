import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sunflower',
  motifs: ['sunflower', 'flower', 'plant'],
  words: [
    'sunflower',
    'helianthus',
    'girasol',
    'tournesol',
    'petal',
    'bloom',
    'meadow',
    'field',
    'farm',
    'florist',
    'oil',
    'seed',
    'sunny',
    'summer',
    'joy',
    'tuscany',
    'provence',
  ],
  industries: ['agriculture', 'flowers', 'gardening', 'food'],
  moods: ['cheerful', 'optimistic', 'warm', 'natural', 'friendly'],
  ideas: ['growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A sunflower on its stem, its wide dark heart in a ring of pointed petals.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'petals',
        role: 'lead',
        shape: [
          [{ petal: { from: [50, 24], to: [50, -5], width: 17 } }, { spin: { n: 14, about: [50, 38] } }],
          { disc: { at: [50, 38], r: 33 } },
          { subtract: { of: { disc: { at: [50, 38], r: '15.5+$gap' } } } },
          { bar: { from: [50, 74], to: [50, 106], width: 8.6 } },
          [
            {
              curve: {
                points: [
                  [50, 106],
                  [28, 104, 'smooth', 290],
                  [10, 84],
                  [34, 84, 'smooth', 110],
                  [50, 98],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 1.6 } }] },
          { plain: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      { name: 'heart', role: 'accent', shape: { disc: { at: [50, 38], r: 15.5 } } },
    ],
  },
};
