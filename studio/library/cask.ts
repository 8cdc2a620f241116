import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cask',
  motifs: ['barrel'],
  words: [
    'barrel',
    'barrels',
    'cask',
    'casks',
    'hogshead',
    'butt',
    'cellar',
    'cellars',
    'cooper',
    'cooperage',
    'matured',
    'aged',
    'fass',
    'tonneau',
    'fût',
    'barrica',
    'botte',
    'pipa',
    'vat',
    'fat',
    'fıçı',
    'βαρέλι',
    'бочка',
    '樽',
    '酒桶',
    '오크통',
  ],
  industries: ['brewery', 'winery', 'beverage', 'bar'],
  moods: ['rustic', 'classic', 'honest', 'strong', 'warm'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A cask asleep in its cradle.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'cask',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [6, 12],
                [50, 0, 'smooth', 90],
                [94, 12],
                [100, 42, 'smooth', 180],
                [94, 72],
                [50, 84, 'smooth', 270],
                [6, 72],
                [0, 42, 'smooth', 0],
              ],
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
                          [25, -8],
                          [21, 42, 'via'],
                          [25, 92],
                        ],
                        width: '$gap',
                      },
                    },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'cradle',
        role: 'second',
        shape: [
          { box: { corner: [6, 76], size: [88, 28] } },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [6, 12],
                    [50, 0, 'smooth', 90],
                    [94, 12],
                    [100, 42, 'smooth', 180],
                    [94, 72],
                    [50, 84, 'smooth', 270],
                    [6, 72],
                    [0, 42, 'smooth', 0],
                  ],
                },
              },
              gap: '$gap',
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [4, 12],
          [50, 0, 'smooth', 90],
          [96, 12],
          [102, 42, 'smooth', 180],
          [96, 72],
          [50, 84, 'smooth', 270],
          [4, 72],
          [-2, 42, 'smooth', 0],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            line: {
              points: [
                [27, -8],
                [23, 42, 'via'],
                [27, 92],
              ],
              width: 12,
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
