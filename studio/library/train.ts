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
    {
      polygon: {
        points: [
          [44, 31],
          [56, 31],
          [54, 41],
          [46, 41],
        ],
      },
    },
    { disc: { at: [50, 47], r: 12 } },
    { subtract: { of: { disc: { at: [50, 46], r: 4.2 } } } },
    {
      polygon: {
        points: [
          [36, 58],
          [64, 58],
          [68, 68],
          [32, 68],
        ],
      },
    },
  ],
};
