import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'coffee',
  motifs: ['cup', 'bean'],
  words: [
    'coffee',
    'bean',
    'roaster',
    'roastery',
    'espresso',
    'brew',
    'barista',
    'mocha',
    'java',
    'latte',
    'cup',
    'mug',
    'caffeine',
    'kaffee',
    'cafe',
  ],
  industries: ['cafe', 'beverage', 'food', 'restaurant'],
  moods: ['warm', 'simple', 'cosy', 'honest', 'modern'],
  ideas: ['flow', 'craft', 'two-become-one'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A cup whose bowl is a coffee bean, crease and all.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'cup',
        role: 'lead',
        shape: [
          { ring: { at: [77, 36], r: 23, width: 10 } },
          {
            curve: {
              points: [
                [2, 4],
                [80, 4],
                [78, 40, 'smooth', 186],
                [41, 82, 'smooth', 270],
                [4, 40, 'smooth', 354],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          {
            subtract: {
              of: [
                {
                  fine: [
                    {
                      line: {
                        points: [
                          [58, -6],
                          [49, 28, 'smooth', 190],
                          [35, 58, 'smooth', 190],
                          [26, 92],
                        ],
                        width: '$gap',
                      },
                    },
                  ],
                },
                { plain: [{ bar: { from: [54, -6], to: [28, 92], width: '$gap' } }] },
              ],
            },
          },
        ],
      },
      { name: 'saucer', role: 'lead', shape: { box: { corner: [2, '82+$gap'], size: [98, 10], r: 5 } } },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 17 } },
    {
      subtract: {
        of: {
          line: {
            points: [
              [60, 30],
              [51, 46, 'smooth', 180],
              [49, 54, 'smooth', 180],
              [40, 70],
            ],
            width: 7.5,
          },
        },
      },
    },
  ],
};
