import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'atomiser',
  motifs: ['bottle'],
  words: [
    'atomiser',
    'atomizer',
    'perfume',
    'fragrance',
    'scent',
    'cologne',
    'parfum',
    'perfumer',
    'perfumery',
    'flacon',
  ],
  industries: ['perfume', 'beauty'],
  moods: ['elegant', 'retro', 'luxurious', 'feminine', 'sensual'],
  ideas: ['harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An atomiser with its bulb breathes out the scent.',
    dials: {
      gap: {
        value: 8.4,
        min: 8,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'flacon',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [32, 44],
                [66, 44],
                [92, 72],
                [76, 104],
                [22, 104],
                [6, 72],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 4,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [35, 4],
                  size: [28, '40-$gap'],
                  r: 4,
                },
              },
              {
                box: {
                  corner: [24, 11],
                  size: [20, 13],
                  r: 3,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [24, 4],
                  size: [39, '40-$gap'],
                },
              },
            ],
          },
          {
            bar: {
              from: [60, 17.5],
              to: [80, 17.5],
              width: 9,
            },
          },
          {
            disc: {
              at: [91, 19],
              r: [17, 20],
            },
          },
        ],
      },
      {
        name: 'mist',
        role: 'accent',
        shape: [
          {
            disc: {
              at: [9, 17.5],
              r: 6,
            },
          },
          {
            disc: {
              at: [-8, 4],
              r: 6,
            },
          },
          {
            disc: {
              at: [-8, 31],
              r: 6,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [24, 44],
          [70, 44],
          [94, 72],
          [78, 104],
          [16, 104],
          [0, 72],
        ],
        round: 4,
      },
    },
    {
      box: {
        corner: [22, 2],
        size: [42, 31],
        r: 4,
      },
    },
    {
      bar: {
        from: [60, 18],
        to: [80, 18],
        width: 13,
      },
    },
    {
      disc: {
        at: [88, 20],
        r: [18, 22],
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
