import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cypress',
  motifs: ['cypress', 'tree'],
  words: [
    'cypress',
    'cypresses',
    'poplar',
    'poplars',
    'zypresse',
    'zypressen',
    'cyprès',
    'ciprés',
    'cipresso',
    'cipressi',
    'cipreste',
    'cipres',
    'selvi',
    'κυπαρίσσι',
    'кипарис',
    'pappel',
    'peuplier',
    'álamo',
    'pioppo',
    'イトスギ',
    '사이프러스',
    '柏树',
  ],
  industries: ['winery', 'hotel', 'travel', 'architecture', 'real-estate', 'food'],
  moods: ['calm', 'elegant', 'timeless', 'natural', 'classic'],
  ideas: ['growth', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Three cypresses on the ridge.',
    dials: {
      ground: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'trees',
        role: 'lead',
        shape: [
          {
            petal: {
              from: [50, 92],
              to: [50, -8],
              width: 32,
            },
          },
          {
            petal: {
              from: [10, 94],
              to: [10, 4],
              width: 29,
            },
          },
          {
            petal: {
              from: [90, 94],
              to: [90, 12],
              width: 29,
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3,
                  only: 'outer',
                },
              },
            ],
          },
          {
            box: {
              corner: [45.5, 80],
              size: [9, 20],
            },
          },
          {
            box: {
              corner: [5.5, 80],
              size: [9, 22],
            },
          },
          {
            box: {
              corner: [85.5, 80],
              size: [9, 22],
            },
          },
          {
            line: {
              points: [
                [-3, 103],
                [50, 97, 'via'],
                [103, 103],
              ],
              width: '$ground',
              cap: 'round',
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      petal: {
        from: [50, 104],
        to: [50, -4],
        width: 34,
      },
    },
    {
      petal: {
        from: [10, 104],
        to: [10, 16],
        width: 30,
      },
    },
    {
      petal: {
        from: [90, 104],
        to: [90, 24],
        width: 30,
      },
    },
    {
      intersect: {
        of: {
          half: {
            through: [50, 92],
            facing: 0,
          },
        },
      },
    },
    {
      box: {
        corner: [-8, 88],
        size: [116, 14],
        r: 3,
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
