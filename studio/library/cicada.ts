import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cicada',
  motifs: ['cicada'],
  words: [
    'cicada',
    'cicadas',
    'cigale',
    'cigales',
    'cigarra',
    'chicharra',
    'cicala',
    'zikade',
    'zikaden',
    'τζιτζίκι',
    'цикада',
    '蝉',
    '매미',
    '知了',
  ],
  industries: ['music', 'travel', 'restaurant', 'perfume', 'hotel'],
  moods: ['warm', 'natural', 'quirky', 'dreamy', 'classic'],
  ideas: ['harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A cicada: wide eyes, and wings longer than itself.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'wings',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [40, 26],
                [16, 40, 'smooth', 215],
                [-4, 92, 'smooth', 180],
                [8, 106, 'smooth', 70],
                [36, 88, 'smooth', 30],
                [50, 60],
              ],
            },
          },
          {
            mirror: {
              line: {
                x: 50,
              },
            },
          },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            box: {
              corner: [28, 4],
              size: [44, 26],
              r: [14, 14, 8, 8],
            },
          },
          [
            {
              disc: {
                at: [25, 12],
                r: 11,
              },
            },
            {
              mirror: {
                line: {
                  x: 50,
                },
              },
            },
          ],
          {
            petal: {
              from: [50, 14],
              to: [50, 102],
              width: 31,
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [34, 28],
          [16, 40, 'smooth', 215],
          [-4, 92, 'smooth', 180],
          [8, 106, 'smooth', 70],
          [34, 80, 'smooth', 30],
          [36, 50],
        ],
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
      box: {
        corner: [22, 0],
        size: [56, 22],
        r: 10,
      },
    },
    {
      petal: {
        from: [50, 6],
        to: [50, 104],
        width: 20,
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
