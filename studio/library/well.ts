import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'well',
  motifs: ['well'],
  words: [
    'wells',
    'borehole',
    'boreholes',
    'wellspring',
    'groundwater',
    'aquifer',
    'bucket',
    'wishing',
    'drawwell',
  ],
  industries: ['nonprofit', 'environment', 'energy', 'beverage', 'agriculture'],
  moods: ['rustic', 'honest', 'natural', 'warm', 'classic'],
  ideas: ['shelter', 'flow', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A draw well under its roof; the bucket comes up full.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'well',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -6],
                [106, 26],
                [106, 34],
                [-6, 34],
                [-6, 26],
              ],
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
          [
            {
              box: {
                corner: [8, 30],
                size: [10, 44],
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
            fine: [
              {
                box: {
                  corner: [0, 70],
                  size: [100, 34],
                  r: 5,
                },
              },
              {
                subtract: {
                  of: [
                    {
                      box: {
                        corner: [-10, 82.5],
                        size: [57, 9],
                      },
                    },
                    {
                      box: {
                        corner: [57, 82.5],
                        size: [57, 9],
                      },
                    },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [0, 70],
                  size: [100, 34],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'bucket',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [36, '34+$gap'],
                [64, '34+$gap'],
                [60, '70-$gap'],
                [40, '70-$gap'],
              ],
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
      polygon: {
        points: [
          [50, 0],
          [100, 30],
          [0, 30],
        ],
      },
    },
    [
      {
        box: {
          corner: [10, 28],
          size: [12, 44],
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
      box: {
        corner: [2, 66],
        size: [96, 32],
        r: 4,
      },
    },
    {
      polygon: {
        points: [
          [38, 38],
          [62, 38],
          [58, 56],
          [42, 56],
        ],
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
