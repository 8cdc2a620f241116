import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mannequin',
  motifs: [],
  words: [
    'mannequin',
    'dressmaker',
    'dressmaking',
    'seamstress',
    'couture',
    'tailor',
    'tailoring',
    'alterations',
    'bespoke',
    'atelier',
    'sewing',
    'fashion',
    'stylist',
    'costume',
    'gown',
  ],
  industries: ['fashion', 'tailoring', 'crafts', 'retail'],
  moods: ['elegant', 'feminine', 'handmade', 'classic', 'creative'],
  ideas: ['craft', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A dressmaker takes the measure: the tape is round the waist.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'torso',
        role: 'none',
        shape: [
          {
            curve: {
              points: [
                [50, -6],
                [40, -6],
                [40, 6],
                [17, 13, 9],
                [17, 38, 'smooth', 180],
                [30, 55, 'smooth', 180],
                [15, 86, 3],
                [50, 86],
              ],
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
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            use: {
              part: 'torso',
            },
          },
          {
            subtract: {
              of: {
                box: {
                  corner: [0, '50-$gap'],
                  size: [100, '10+2*$gap'],
                },
              },
            },
          },
          {
            fine: [
              {
                box: {
                  corner: [45, 80],
                  size: [10, 20],
                },
              },
              {
                box: {
                  corner: [24, 97],
                  size: [52, 9],
                  r: 4.5,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [44, 80],
                  size: [12, 26],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'tape',
        role: 'accent',
        shape: [
          {
            use: {
              part: 'torso',
            },
          },
          {
            intersect: {
              of: {
                box: {
                  corner: [0, 50],
                  size: [100, 10],
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
          [50, 0],
          [40, 0],
          [40, 10],
          [20, 16],
          [20, 38, 'smooth', 180],
          [32, 52, 'smooth', 180],
          [18, 80],
          [50, 80],
        ],
      },
    },
    {
      mirror: {
        line: {
          x: 50,
        },
      },
    },
    {
      box: {
        corner: [44, 78],
        size: [12, 16],
      },
    },
    {
      box: {
        corner: [26, 90],
        size: [48, 10],
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
