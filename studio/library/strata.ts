import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'strata',
  motifs: [],
  words: [
    'strata',
    'stratum',
    'sediment',
    'sediments',
    'bedrock',
    'subsoil',
    'soil',
    'topsoil',
    'geology',
    'geologist',
    'geotechnical',
    'layers',
    'boden',
    'schicht',
  ],
  industries: ['research', 'construction', 'agriculture', 'environment'],
  moods: ['trustworthy', 'calm', 'natural', 'modern', 'timeless'],
  ideas: ['precision', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A block of ground in four layers; one of them was bent, and the rest made room.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'ground',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [0, -2],
              size: [100, 104],
              r: 5,
            },
          },
          {
            cut: {
              line: {
                y: 22,
              },
              gap: '$gap',
            },
          },
        ],
      },
      {
        name: 'seam',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [-30, 74],
                    [20, 74],
                    [50, 50],
                    [80, 74],
                    [130, 74],
                  ],
                  width: 13,
                  bend: 24,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [-30, 74],
                    [20, 74],
                    [50, 50],
                    [80, 74],
                    [130, 74],
                  ],
                  width: 13,
                  bend: 0,
                },
              },
            ],
          },
          {
            intersect: {
              of: {
                box: {
                  corner: [0, 0],
                  size: [100, 100],
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
      box: {
        corner: [0, 0],
        size: [100, 100],
        r: 6,
      },
    },
    {
      cut: {
        line: {
          y: 24,
        },
        gap: 13,
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [-30, 74],
              [20, 74],
              [50, 50],
              [80, 74],
              [130, 74],
            ],
            width: 13,
            bend: 24,
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
