import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'finish-line',
  motifs: ['runner', 'person'],
  words: [
    'runner',
    'runners',
    'finish',
    'finisher',
    'marathon',
    'race',
    'racing',
    'winner',
    'victory',
    'win',
    'athlete',
    'athletics',
    'running',
    'ziel',
    'zieleinlauf',
    'arrivée',
    'meta',
    'traguardo',
    'chegada',
    'mållinje',
    'финиш',
    'ゴール',
    '终点',
    '결승선',
  ],
  industries: ['sports', 'fitness'],
  moods: ['energetic', 'sporty', 'cheerful', 'optimistic', 'bold'],
  ideas: ['speed', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A runner breaks the tape with both arms up.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'runner',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [15, -2],
                    [27, 25],
                    [50, 35],
                    [73, 25],
                    [85, -2],
                  ],
                  width: 12.5,
                  bend: 8,
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [13, -7],
                    [27, 25],
                    [50, 35],
                    [73, 25],
                    [87, -7],
                  ],
                  width: 12.5,
                },
              },
            ],
          },
          {
            polygon: {
              points: [
                [30, 31],
                [70, 31],
                [60, 74],
                [41, 74],
              ],
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [47, 66],
                    [28, 80],
                    [34, 112],
                  ],
                  width: 13.5,
                  bend: 6,
                },
              },
              {
                line: {
                  points: [
                    [53, 66],
                    [72, 84],
                    [97, 84],
                  ],
                  width: 13.5,
                  bend: 6,
                },
              },
              { round: { r: 4, only: 'inner' } },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [47, 66],
                    [28, 80],
                    [34, 112],
                  ],
                  width: 13.5,
                },
              },
              {
                line: {
                  points: [
                    [53, 66],
                    [72, 84],
                    [97, 84],
                  ],
                  width: 13.5,
                },
              },
            ],
          },
          { intersect: { of: { half: { through: [50, 105], facing: 0 } } } },
        ],
      },
      {
        name: 'tape',
        role: 'accent',
        knock: '$gap',
        shape: {
          line: {
            points: [
              [0, 60],
              [24, 53, 'smooth', 80],
              [50, 54, 'smooth', 92],
              [76, 55, 'smooth', 88],
              [100, 48],
            ],
            width: 9.4,
          },
        },
      },
      { name: 'head', role: 'lead', shape: { disc: { at: [50, 8], r: 10 } } },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [12, -8],
          [26, 24],
          [50, 36],
          [74, 24],
          [88, -8],
        ],
        width: 15,
      },
    },
    {
      polygon: {
        points: [
          [30, 30],
          [70, 30],
          [60, 74],
          [40, 74],
        ],
      },
    },
    {
      line: {
        points: [
          [47, 68],
          [28, 82],
          [34, 112],
        ],
        width: 16,
      },
    },
    {
      line: {
        points: [
          [53, 68],
          [72, 86],
          [98, 86],
        ],
        width: 16,
      },
    },
    { intersect: { of: { half: { through: [50, 108], facing: 0 } } } },
    { disc: { at: [50, 6], r: 11 } },
    { subtract: { of: { bar: { from: [-10, 58], to: [110, 52], width: 11 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
