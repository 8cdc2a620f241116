import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'puffin',
  motifs: ['puffin', 'bird'],
  words: ['puffin', 'puffins', 'macareux', 'frailecillo', 'papageitaucher'],
  industries: ['publishing', 'travel', 'childcare', 'environment', 'books'],
  moods: ['friendly', 'quirky', 'playful', 'cute'],
  ideas: ['shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A puffin in its evening suit, and the bill is the colour.',
    dials: {
      gap: {
        value: 9.2,
        min: 9,
        max: 9.8,
      },
    },
    parts: [
      {
        name: 'puffin',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [46, -10, 'smooth', 90],
                [70, 14, 'smooth', 180],
                [72, 34, 'smooth', 160],
                [92, 72, 'smooth', 180],
                [66, 102, 'smooth', 265],
                [36, 100, 'smooth', 280],
                [6, 104],
                [16, 70, 'smooth', 8],
                [26, 34, 'smooth', 15],
                [22, 14, 'smooth', 0],
              ],
            },
          },
          {
            round: {
              r: 3,
              only: 'outer',
            },
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [84, -6],
                    [58, -1, 'smooth', 265],
                    [38, 14, 'smooth', 180],
                    [58, 29, 'smooth', 92],
                    [84, 28],
                  ],
                },
              },
            },
          },
          {
            fine: [
              {
                disc: {
                  at: [55, 14],
                  r: 5.6,
                },
              },
            ],
          },
        ],
        split: {
          by: [
            {
              curve: {
                points: [
                  [110, 42],
                  [66, 54, 'smooth', 215],
                  [53, 78, 'smooth', 180],
                  [56, 112],
                  [104, 112],
                ],
              },
            },
          ],
          role: 'second',
          gap: '$gap*1.1',
        },
      },
      {
        name: 'bill',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [80, -6],
                [102, 4, 'smooth', 125],
                [113, 28],
                [80, 30],
              ],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2.4,
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
          [46, -10, 'smooth', 90],
          [70, 14, 'smooth', 180],
          [72, 34, 'smooth', 160],
          [92, 72, 'smooth', 180],
          [66, 102, 'smooth', 265],
          [36, 100, 'smooth', 280],
          [6, 104],
          [16, 70, 'smooth', 8],
          [26, 34, 'smooth', 15],
          [22, 14, 'smooth', 0],
        ],
      },
    },
    {
      subtract: {
        of: {
          curve: {
            points: [
              [84, -6],
              [58, -1, 'smooth', 265],
              [38, 14, 'smooth', 180],
              [58, 29, 'smooth', 92],
              [84, 28],
            ],
          },
        },
      },
    },
    {
      curve: {
        points: [
          [66, -6],
          [102, 4, 'smooth', 125],
          [114, 28],
          [66, 30],
        ],
      },
    },
    {
      subtract: {
        of: {
          disc: {
            at: [54, 13],
            r: 8,
          },
        },
      },
    },
    {
      round: {
        r: 2,
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
