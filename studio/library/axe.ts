import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'axe',
  motifs: ['axe', 'fir'],
  words: [
    'axe',
    'hatchet',
    'lumberjack',
    'woodcutter',
    'timber',
    'firewood',
    'bushcraft',
    'forest',
    'forester',
    'logging',
    'woodsman',
    'chop',
    'log',
    'wilderness',
    'outdoor',
    'frontier',
    'lumber',
  ],
  industries: ['crafts', 'hardware-tools', 'sports', 'environment'],
  moods: ['rustic', 'strong', 'adventurous', 'masculine', 'natural'],
  ideas: ['craft', 'contrast'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'An axe head with the fir that it leaves standing.',
    dials: { weight: { value: 14, min: 13.4, max: 15.2 } },
    parts: [
      {
        name: 'axe',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [88, 12, 2],
                [88, 40, 2],
                [72, 42],
                [30, 64, 'smooth', 225],
                [12, 84],
                [-4, 34, 'smooth', 0],
                [12, -10],
                [40, 4, 'smooth', 110],
                [72, 10],
              ],
            },
          },
          { bar: { from: [78, -4], to: [78, 98], width: '$weight' } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      polygon: {
                        points: [
                          [32, 8],
                          [45, 27],
                          [39, 27],
                          [49, 46],
                          [15, 46],
                          [25, 27],
                          [19, 27],
                        ],
                      },
                    },
                    { box: { corner: [27.5, 44], size: [9, 12] } },
                    { round: { r: 1.5 } },
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
                    {
                      polygon: {
                        points: [
                          [32, 8],
                          [48, 46],
                          [16, 46],
                        ],
                      },
                    },
                    { box: { corner: [27.5, 44], size: [9, 12] } },
                  ],
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
          [60, 38],
          [60, 48],
          [40, 58],
          [34, 45, 'smooth', 0],
          [40, 32],
        ],
      },
    },
    { bar: { from: [60, 33], to: [60, 69], width: 8 } },
  ],
};
