import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'night-train',
  motifs: ['train', 'locomotive'],
  words: [
    'train',
    'trains',
    'railway',
    'rail',
    'metro',
    'subway',
    'underground',
    'commuter',
    'express',
    'sleeper',
    'night-train',
    'high-speed',
    'station',
    'transit',
    'zug',
    'bahn',
    'nachtzug',
    'treno',
    'trein',
    'tåg',
    'tren',
  ],
  industries: ['transport', 'travel', 'logistics'],
  moods: ['modern', 'energetic', 'trustworthy', 'technical'],
  ideas: ['speed', 'journey', 'connection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A night train comes, its lamps half closed.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'train',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [10, -4], size: [80, 84], r: [38, 38, 16, 16] } },
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [24, 36, 4],
                        [34, 18, 8],
                        [66, 18, 8],
                        [76, 36, 4],
                        [70, 43, 4],
                        [30, 43, 4],
                      ],
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              { box: { corner: [10, -4], size: [80, 84], r: [38, 38, 0, 0] } },
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [24, 43],
                        [32, 18],
                        [68, 18],
                        [76, 43],
                      ],
                    },
                  },
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                { bar: { from: [24, 59], to: [37, 63.5], width: 9.4, cap: 'round' } },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
        ],
      },
      {
        name: 'rails',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [24, '80+$gap'],
                [38, '80+$gap'],
                [26, 105],
                [4, 105],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [10, -4], size: [80, 84], r: [38, 38, 16, 16] } },
    {
      subtract: {
        of: [
          { box: { corner: [26, 16], size: [48, 26], r: 6 } },
          { disc: { at: [30, 62], r: 8 } },
          { disc: { at: [70, 62], r: 8 } },
        ],
      },
    },
    {
      polygon: {
        points: [
          [22, 88],
          [40, 88],
          [26, 106],
          [2, 106],
        ],
      },
    },
    {
      polygon: {
        points: [
          [78, 88],
          [60, 88],
          [74, 106],
          [98, 106],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
