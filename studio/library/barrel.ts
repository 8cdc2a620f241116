import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'barrel',
  motifs: ['barrel'],
  words: [
    'barrel',
    'cask',
    'keg',
    'hogshead',
    'cooperage',
    'stave',
    'cellar',
    'distillery',
    'whisky',
    'whiskey',
    'rum',
    'bourbon',
    'port',
    'brewery',
    'brewer',
    'vat',
  ],
  industries: ['brewery', 'winery', 'beverage', 'bar'],
  moods: ['rustic', 'classic', 'strong', 'honest', 'handmade'],
  ideas: ['craft', 'transformation'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A cask with its hoops.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'cask',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [21, 2, 3],
                [79, 2, 3],
                [91, 50, 'smooth', 180],
                [79, 98, 3],
                [21, 98, 3],
                [9, 50, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [0, 27],
                        [50, 20, 'smooth', 90],
                        [100, 27],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [0, 73],
                        [50, 80, 'smooth', 90],
                        [100, 73],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
              { subtract: { of: { disc: { at: [50, 50], r: 4.6 } } } },
            ],
          },
          { plain: [{ cut: { line: { y: 26 }, gap: '$gap' } }, { cut: { line: { y: 74 }, gap: '$gap' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [22, 0],
          [78, 0],
          [92, 50, 'smooth', 180],
          [78, 100],
          [22, 100],
          [8, 50, 'smooth', 0],
        ],
      },
    },
    { cut: { line: { y: 24 }, gap: 13 } },
    { cut: { line: { y: 76 }, gap: 13 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
