import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'train',
  motifs: ['train', 'locomotive'],
  words: [
    'train',
    'rail',
    'railway',
    'tram',
    'metro',
    'line',
    'station',
    'express',
    'track',
    'transit',
    'commute',
    'bahn',
    'loco',
  ],
  industries: ['transport', 'travel', 'logistics', 'toys', 'government'],
  moods: ['friendly', 'modern', 'trustworthy', 'strong', 'retro'],
  ideas: ['journey', 'connection', 'speed', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A locomotive comes straight on: chimney, lit lamp and cowcatcher.',
    dials: { gap: { value: 9.4, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'boiler',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [32, -16, 3],
                [68, -16, 3],
                [62, 14],
                [38, 14],
              ],
            },
          },
          { disc: { at: [50, 34], r: 37 } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
          { subtract: { of: { half: { through: [50, 62], facing: 180 } } } },
        ],
      },
      { name: 'lamp', role: 'accent', shape: { disc: { at: [50, 29], r: 12 } }, knock: '$gap' },
      {
        name: 'catcher',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [8, '62+$gap', 2],
                [92, '62+$gap', 2],
                [90, 84],
                [104, 106, 2],
                [-4, 106, 2],
                [10, 84],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      polygon: {
                        points: [
                          [45.2, 86],
                          [54.8, 86],
                          [55.6, 120],
                          [44.4, 120],
                        ],
                      },
                    },
                    {
                      polygon: {
                        points: [
                          [26, 86],
                          [35.8, 86],
                          [30, 120],
                          [17, 120],
                        ],
                      },
                    },
                    {
                      polygon: {
                        points: [
                          [74, 86],
                          [64.2, 86],
                          [70, 120],
                          [83, 120],
                        ],
                      },
                    },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { box: { corner: [24, 88], size: [52, 40] } } } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [14, -2], size: [72, 86], r: [26, 26, 10, 10] } },
    [
      {
        polygon: {
          points: [
            [24, 80],
            [40, 80],
            [28, 106, 3],
            [10, 106, 3],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    {
      subtract: {
        of: [
          { box: { corner: [27, 20], size: [46, 22], r: 5 } },
          [{ disc: { at: [33, 62], r: 7 } }, { mirror: { line: { x: 50 } } }],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
