import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'agave',
  motifs: ['agave', 'plant'],
  words: [
    'agave',
    'agaves',
    'aloe',
    'aloes',
    'aloevera',
    'yucca',
    'tequila',
    'mezcal',
    'succulent',
    'succulents',
    'агава',
    'アガベ',
    '용설란',
    '龙舌兰',
  ],
  industries: ['bar', 'beverage', 'gardening', 'beauty', 'restaurant', 'wellness'],
  moods: ['natural', 'bold', 'warm', 'fresh', 'strong'],
  ideas: ['growth', 'protection'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'An agave, leaf before leaf.',
    dials: {
      gap: {
        value: 8.9,
        min: 8.75,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'outer',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                petal: {
                  from: [64, 112],
                  to: [-12, 40],
                  width: 58,
                },
              },
              {
                mirror: {
                  line: {
                    x: 50,
                  },
                },
              },
              {
                intersect: {
                  of: {
                    half: {
                      through: [50, 94],
                      facing: 0,
                    },
                  },
                },
              },
              {
                round: {
                  r: 1.6,
                  only: 'outer',
                },
              },
            ],
          },
        ],
      },
      {
        name: 'mid',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            petal: {
              from: [57, 116],
              to: [12, 8],
              width: 46,
            },
          },
          {
            mirror: {
              line: {
                x: 50,
              },
            },
          },
          {
            intersect: {
              of: {
                half: {
                  through: [50, 94],
                  facing: 0,
                },
              },
            },
          },
          {
            round: {
              r: 1.6,
              only: 'outer',
            },
          },
        ],
      },
      {
        name: 'heart',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            petal: {
              from: [50, 108],
              to: [50, 0],
              width: 26,
              lean: 0.1,
            },
          },
          {
            intersect: {
              of: {
                half: {
                  through: [50, 94],
                  facing: 0,
                },
              },
            },
          },
          {
            round: {
              r: 1.6,
              only: 'outer',
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      petal: {
        from: [50, 110],
        to: [50, -4],
        width: 26,
      },
    },
    {
      petal: {
        from: [50, 104],
        to: [6, 10],
        width: 26,
      },
    },
    {
      petal: {
        from: [50, 104],
        to: [94, 10],
        width: 26,
      },
    },
    {
      petal: {
        from: [50, 104],
        to: [-10, 58],
        width: 26,
      },
    },
    {
      petal: {
        from: [50, 104],
        to: [110, 58],
        width: 26,
      },
    },
    {
      intersect: {
        of: {
          half: {
            through: [50, 96],
            facing: 0,
          },
        },
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
