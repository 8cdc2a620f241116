import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chameleon',
  motifs: ['chameleon', 'lizard', 'animal'],
  words: ['chameleon', 'chameleons', 'chamäleon', 'caméléon', 'camaleón'],
  industries: ['design', 'marketing', 'software'],
  moods: ['creative', 'quirky', 'clever', 'playful'],
  ideas: ['transformation'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A chameleon: the tail is its signature.',
    dials: {
      weight: {
        value: 9.4,
        min: 9.2,
        max: 9.7,
      },
    },
    parts: [
      {
        name: 'chameleon',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [6, 48, 'smooth', 5],
                [44, 18, 'smooth', 85],
                [74, 24, 'smooth', 80],
                [82, 0],
                [98, 15, 'smooth', 145],
                [115, 41],
                [107, 52],
                [86, 56, 'smooth', 255],
                [68, 68, 'smooth', 250],
                [38, 66, 'smooth', 280],
                [16, 56, 'smooth', 305],
              ],
            },
          },
          {
            fine: [
              {
                spiral: {
                  at: [15, 83],
                  from: 6,
                  to: 27,
                  turns: 1.1,
                  width: '$weight',
                  start: 350,
                },
              },
              {
                line: {
                  points: [
                    [60, 56],
                    [56, 98],
                  ],
                  width: 10.5,
                },
              },
              {
                line: {
                  points: [
                    [80, 50],
                    [86, 76],
                    [80, 98],
                  ],
                  width: 10.5,
                  bend: 4,
                },
              },
            ],
          },
          {
            plain: [
              {
                spiral: {
                  at: [15, 83],
                  from: 6,
                  to: 27,
                  turns: 1.1,
                  width: '$weight',
                  start: 350,
                },
              },
              {
                bar: {
                  from: [60, 60],
                  to: [58, 98],
                  width: 11,
                },
              },
              {
                bar: {
                  from: [84, 50],
                  to: [84, 98],
                  width: 11,
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
          {
            subtract: {
              of: {
                disc: {
                  at: [89, 33],
                  r: 6.2,
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [6, 48, 'smooth', 5],
          [44, 18, 'smooth', 85],
          [74, 24, 'smooth', 80],
          [82, 0],
          [98, 15, 'smooth', 145],
          [115, 41],
          [107, 52],
          [86, 56, 'smooth', 255],
          [68, 68, 'smooth', 250],
          [38, 66, 'smooth', 280],
          [16, 56, 'smooth', 305],
        ],
      },
    },
    {
      spiral: {
        at: [15, 83],
        from: 6,
        to: 27,
        turns: 1.1,
        width: 11,
        start: 350,
      },
    },
    {
      bar: {
        from: [60, 60],
        to: [60, 98],
        width: 13,
      },
    },
    {
      bar: {
        from: [84, 50],
        to: [84, 98],
        width: 13,
      },
    },
    {
      round: {
        r: 2,
      },
    },
    {
      subtract: {
        of: {
          disc: {
            at: [88, 32],
            r: 8,
          },
        },
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
