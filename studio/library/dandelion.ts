import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dandelion',
  motifs: ['dandelion', 'seed'],
  words: [
    'dandelion',
    'dandelions',
    'pusteblume',
    'löwenzahn',
    'pissenlit',
    'soffione',
    'tarassaco',
    'seedhead',
    'paardenbloem',
    'maskros',
    'karahindiba',
    'одуванчик',
    'たんぽぽ',
    '민들레',
    '蒲公英',
  ],
  industries: ['childcare', 'wellness', 'flowers', 'environment', 'nonprofit', 'publishing'],
  moods: ['dreamy', 'optimistic', 'natural', 'soft', 'playful'],
  ideas: ['growth', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A dandelion clock, and one seed is already on its way.',
    dials: {
      stem: {
        value: 8.4,
        min: 8,
        max: 9,
      },
    },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            fine: [
              [
                {
                  bar: {
                    from: [50, 46],
                    to: [50, 18],
                    width: '$stem',
                  },
                },
                {
                  sector: {
                    at: [50, 24],
                    r: 25,
                    from: -34,
                    to: 34,
                  },
                },
                {
                  turn: {
                    by: 90,
                    about: [50, 46],
                  },
                },
                {
                  spin: {
                    n: 2,
                    about: [50, 46],
                    step: 45,
                  },
                },
              ],
              [
                {
                  bar: {
                    from: [50, 46],
                    to: [50, 18],
                    width: '$stem',
                  },
                },
                {
                  sector: {
                    at: [50, 24],
                    r: 25,
                    from: -34,
                    to: 34,
                  },
                },
                {
                  turn: {
                    by: 225,
                    about: [50, 46],
                  },
                },
                {
                  spin: {
                    n: 4,
                    about: [50, 46],
                    step: 45,
                  },
                },
              ],
            ],
          },
          {
            plain: [
              [
                {
                  drop: {
                    at: [50, 8],
                    r: 8.6,
                    tip: [50, 44],
                  },
                },
                {
                  turn: {
                    by: 90,
                    about: [50, 46],
                  },
                },
                {
                  spin: {
                    n: 2,
                    about: [50, 46],
                    step: 45,
                  },
                },
              ],
              [
                {
                  drop: {
                    at: [50, 8],
                    r: 8.6,
                    tip: [50, 44],
                  },
                },
                {
                  turn: {
                    by: 225,
                    about: [50, 46],
                  },
                },
                {
                  spin: {
                    n: 4,
                    about: [50, 46],
                    step: 45,
                  },
                },
              ],
            ],
          },
          {
            disc: {
              at: [50, 46],
              r: 17,
            },
          },
          {
            line: {
              points: [
                [50, 46],
                [50, 74, 'smooth', 180],
                [45, 106],
              ],
              width: '$stem',
            },
          },
        ],
      },
      {
        name: 'seed',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                bar: {
                  from: [50, 38],
                  to: [50, 18],
                  width: '$stem',
                },
              },
              {
                sector: {
                  at: [50, 24],
                  r: 25,
                  from: -34,
                  to: 34,
                },
              },
            ],
          },
          {
            plain: [
              {
                drop: {
                  at: [50, 9],
                  r: 10,
                  tip: [50, 40],
                },
              },
            ],
          },
          {
            move: {
              by: [0, -19],
            },
          },
          {
            turn: {
              by: 45,
              about: [50, 46],
            },
          },
        ],
      },
    ],
  },
  inset: [
    [
      {
        bar: {
          from: [50, 44],
          to: [50, 14],
          width: 10,
        },
      },
      {
        sector: {
          at: [50, 24],
          r: 26,
          from: -36,
          to: 36,
        },
      },
      {
        spin: {
          n: 7,
          about: [50, 44],
          step: 51.4,
        },
      },
    ],
    {
      disc: {
        at: [50, 44],
        r: 20,
      },
    },
    {
      bar: {
        from: [50, 44],
        to: [50, 112],
        width: 11,
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
