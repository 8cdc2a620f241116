import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wheelbarrow',
  motifs: ['wheelbarrow'],
  words: [
    'wheelbarrow',
    'barrow',
    'gardener',
    'gardeners',
    'allotment',
    'compost',
    'mulch',
    'topsoil',
    'groundsman',
    'smallholding',
    'landscaper',
    'landscaping',
  ],
  industries: ['gardening'],
  moods: ['natural', 'honest', 'friendly'],
  ideas: ['craft', 'growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A wheelbarrow from the side, ready to be taken by its handles.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9 }, weight: { value: 10.4, min: 10, max: 11 } },
    parts: [
      {
        name: 'barrow',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [6, 18, 3],
                [88, 18, 3],
                [77, 57, 2],
                [40, 71, 3],
              ],
            },
          },
          { bar: { from: [38, 69], to: [101, 45.5], width: '$weight', cap: 'round' } },
          { plain: [{ bar: { from: [70, 54], to: [76, 96], width: '$weight+3' } }] },
          {
            fine: [
              {
                line: {
                  points: [
                    [70, 54],
                    [76, 94],
                    [90, 94],
                  ],
                  width: '$weight',
                  bend: 3,
                },
              },
              { round: { r: 2 } },
            ],
          },
        ],
      },
      {
        name: 'wheel',
        role: 'second',
        knock: '$gap',
        shape: { ring: { at: [24, 79], r: 20.5, width: 12.5 } },
      },
    ],
  },
};
