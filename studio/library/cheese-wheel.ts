import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cheese-wheel',
  motifs: ['cheese'],
  words: [
    'cheese',
    'cheesemonger',
    'fromagerie',
    'gouda',
    'cheddar',
    'brie',
    'camembert',
    'pecorino',
    'parmesan',
    'manchego',
    'fromage',
    'dairy',
    'creamery',
    'rind',
    'affineur',
    'deli',
  ],
  industries: ['food'],
  moods: ['rustic', 'warm', 'handmade', 'honest', 'classic'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A wheel of cheese with a wedge taken out.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'side',
        role: 'lead',
        shape: [
          [{ disc: { at: [50, 66], r: [50, 26] } }, { box: { corner: [0, 34], size: [100, 32] } }],
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [31, 30],
                    [31, 110],
                    [110, 110],
                    [110, 30],
                  ],
                },
              },
            },
          },
        ],
      },
      {
        name: 'top',
        role: 'lead',
        shape: [
          { disc: { at: [50, 30], r: [50, 26] } },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [52, 44],
                    [30, 80],
                    [140, 80],
                    [140, 52],
                  ],
                },
              },
            },
          },
        ],
        knock: '$gap',
      },
      {
        name: 'cut',
        role: 'second',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [50, 38],
                    [98, 46, 2],
                    [98, 74, 2],
                    [53, 66, 1],
                    [40, 94, 2],
                    [36, 94, 2],
                    [36, 62, 2],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [50, 38],
                    [98, 46],
                    [98, 74],
                    [53, 66],
                    [40, 94],
                    [36, 94],
                    [36, 62],
                  ],
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
};
