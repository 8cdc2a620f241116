import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'scorpion',
  motifs: ['scorpion', 'animal'],
  words: ['scorpion', 'scorpions', 'scorpio', 'skorpion', 'escorpión'],
  industries: ['sports', 'security', 'automotive'],
  moods: ['edgy', 'bold', 'strong', 'mysterious'],
  ideas: ['protection', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A scorpion: the sting is the colour.',
    dials: {
      weight: {
        value: 9.8,
        min: 9.5,
        max: 10.2,
      },
    },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            limb: {
              points: [
                [18, 84, 10],
                [66, 82, 13],
              ],
            },
          },
          {
            line: {
              points: [
                [18, 84],
                [0, 50, 'smooth', 0],
                [30, 6, 'smooth', 80],
                [54, 18],
              ],
              width: 13,
            },
          },
          {
            line: {
              points: [
                [66, 80],
                [92, 76],
                [98, 58],
              ],
              width: 11,
              bend: 8,
            },
          },
          [
            {
              disc: {
                at: [98, 44],
                r: 17,
              },
            },
            {
              subtract: {
                of: {
                  polygon: {
                    points: [
                      [98, 48],
                      [91, 16],
                      [112, 16],
                    ],
                  },
                },
              },
            },
          ],
          {
            fine: [
              {
                bar: {
                  from: [24, 84],
                  to: [16, 110],
                  width: '$weight',
                  cap: 'round',
                },
              },
              {
                bar: {
                  from: [46, 84],
                  to: [45, 110],
                  width: '$weight',
                  cap: 'round',
                },
              },
              {
                bar: {
                  from: [66, 84],
                  to: [75, 110],
                  width: '$weight',
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                bar: {
                  from: [24, 84],
                  to: [16, 110],
                  width: '$weight',
                },
              },
              {
                bar: {
                  from: [46, 84],
                  to: [45, 110],
                  width: '$weight',
                },
              },
              {
                bar: {
                  from: [66, 84],
                  to: [75, 110],
                  width: '$weight',
                },
              },
            ],
          },
          {
            fine: [
              {
                round: {
                  r: 2.6,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'sting',
        role: 'accent',
        shape: [
          {
            drop: {
              at: [64, 31],
              r: 9,
              tip: [60, 52],
            },
          },
          {
            round: {
              r: 2,
            },
          },
        ],
        knock: 10.2,
      },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [18, 84, 12],
          [66, 82, 14],
        ],
      },
    },
    {
      line: {
        points: [
          [18, 84],
          [0, 50, 'smooth', 0],
          [30, 6, 'smooth', 80],
          [58, 24],
        ],
        width: 15,
      },
    },
    {
      line: {
        points: [
          [66, 80],
          [92, 76],
          [98, 58],
        ],
        width: 13,
        bend: 8,
      },
    },
    [
      {
        disc: {
          at: [98, 44],
          r: 18,
        },
      },
      {
        subtract: {
          of: {
            polygon: {
              points: [
                [98, 50],
                [90, 16],
                [114, 16],
              ],
            },
          },
        },
      },
    ],
    {
      bar: {
        from: [24, 84],
        to: [16, 108],
        width: 12,
      },
    },
    {
      bar: {
        from: [66, 84],
        to: [75, 108],
        width: 12,
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
