import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pretzel',
  motifs: ['pretzel', 'heart', 'knot'],
  words: [
    'pretzel',
    'brezel',
    'brezn',
    'lye',
    'knot',
    'twist',
    'bavaria',
    'bavarian',
    'munich',
    'oktoberfest',
    'dough',
    'snack',
    'bretzel',
    'biergarten',
  ],
  industries: ['bakery', 'food'],
  moods: ['rustic', 'friendly', 'handmade', 'classic', 'warm'],
  ideas: ['connection', 'craft'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'One rope, a heart outside and a knot inside.',
    dials: { weight: { value: 13.4, min: 12.6, max: 14.2 }, gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'rope',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [25, 82],
                [50, 46, 'smooth', 32],
                [77, 10, 'smooth', 90],
                [99, 38, 'smooth', 180],
                [50, 93, 'smooth', 270],
                [1, 38, 'smooth', 0],
                [23, 10, 'smooth', 90],
              ],
              width: '$weight',
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      line: {
                        points: [
                          [23, 10, 'smooth', 90],
                          [50, 46, 'smooth', 148],
                          [75, 82],
                        ],
                        width: '$weight',
                      },
                    },
                    { intersect: { of: { disc: { at: [50, 46], r: 17 } } } },
                  ],
                  gap: '$gap',
                },
              },
            ],
          },
          {
            line: {
              points: [
                [23, 10, 'smooth', 90],
                [50, 46, 'smooth', 148],
                [75, 82],
              ],
              width: '$weight',
            },
          },
          { fine: [{ round: { r: 1 } }] },
        ],
      },
    ],
  },
};
