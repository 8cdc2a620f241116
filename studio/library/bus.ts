import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bus',
  motifs: ['bus'],
  words: [
    'bus',
    'coach',
    'omnibus',
    'doubledecker',
    'minibus',
    'routemaster',
    'passenger',
    'transit',
    'sightseeing',
    'shuttle',
    'route',
  ],
  industries: ['transport'],
  moods: ['friendly', 'trustworthy', 'cheerful', 'retro'],
  ideas: ['journey', 'connection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A double-decker from the side, two rows of lit windows.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'wheels',
        role: 'second',
        shape: [{ disc: { at: [28, 86], r: 11 } }, { disc: { at: [78, 86], r: 11 } }],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, 86, 4],
                [0, 20, 'smooth', 0],
                [13, 4, 'smooth', 90],
                [86, 4, 'smooth', 90],
                [101, 18, 'smooth', 175],
                [107, 70, 'smooth', 178],
                [107, 86, 4],
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
                          [9, 14, 4],
                          [92, 14, 4],
                          [94, 32, 2],
                          [9, 32, 2],
                        ],
                      },
                    },
                    {
                      subtract: {
                        of: [
                          { box: { corner: [30.5, 4], size: [8, 40] } },
                          { box: { corner: [60, 4], size: [8, 40] } },
                        ],
                      },
                    },
                  ],
                },
              },
              {
                subtract: {
                  of: [
                    {
                      polygon: {
                        points: [
                          [9, 42, 2],
                          [95, 42, 2],
                          [97, 59, 2],
                          [9, 59, 2],
                        ],
                      },
                    },
                    { subtract: { of: { box: { corner: [60, 40], size: [8, 40] } } } },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: [
                    { box: { corner: [9, 14], size: [84, 18], r: 2.5 } },
                    { box: { corner: [9, 42], size: [87, 17], r: 2.5 } },
                  ],
                },
              },
            ],
          },
          { subtract: { of: { disc: { at: [28, 86], r: '11+$gap' } } } },
          { subtract: { of: { disc: { at: [78, 86], r: '11+$gap' } } } },
          { round: { r: 1.8, only: 'outer' } },
        ],
      },
    ],
  },
};
