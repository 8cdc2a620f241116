import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ice-cream-cone',
  motifs: ['ice-cream', 'cone'],
  words: [
    'ice-cream',
    'gelato',
    'cone',
    'scoop',
    'gelateria',
    'sorbet',
    'waffle',
    'sundae',
    'parlour',
    'dessert',
    'sprinkle',
    'creamery',
    'glace',
    'eis',
    'icecream',
  ],
  industries: ['food'],
  moods: ['playful', 'fresh', 'cheerful', 'simple'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An ice cream in a cone.',
    dials: { gap: { value: 10, min: 9.8, max: 10.8 } },
    parts: [
      {
        name: 'scoop',
        role: 'second',
        shape: [
          { disc: { at: [50, 30], r: 33 } },
          {
            fine: [
              {
                curve: {
                  points: [
                    [14, 44, 'smooth', 180],
                    [24, 53, 'smooth', 90],
                    [36, 48, 'smooth', 70],
                    [50, 60, 'smooth', 90],
                    [64, 48, 'smooth', 110],
                    [76, 53, 'smooth', 90],
                    [86, 44, 'smooth', 0],
                    [76, 34],
                    [24, 34],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'cone',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [16, 44],
                [84, 44],
                [50, 120, 4],
              ],
            },
          },
          { subtract: { of: { use: { part: 'scoop' } }, gap: '$gap' } },
          { keep: { n: 1 } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      { name: 'cherry', role: 'accent', shape: [{ disc: { at: [63, -1], r: 12 } }], knock: '$gap' },
    ],
  },
  inset: [
    { disc: { at: [50, 26], r: 34 } },
    [
      {
        polygon: {
          points: [
            [16, 50],
            [84, 50],
            [50, 120, 4],
          ],
        },
      },
      { subtract: { of: { disc: { at: [50, 26], r: 46 } } } },
    ],
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
