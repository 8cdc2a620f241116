import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'roof',
  motifs: ['roof'],
  words: [
    'roof',
    'roofs',
    'roofer',
    'roofing',
    'tile',
    'tiles',
    'slate',
    'slates',
    'shingle',
    'thatch',
    'thatcher',
    'gable',
    'gutter',
    'guttering',
    'loft',
    'attic',
    'rooftop',
    'eaves',
    'chimney',
  ],
  industries: ['construction', 'real-estate', 'architecture', 'hardware-tools', 'energy'],
  moods: ['honest', 'strong', 'trustworthy', 'classic', 'warm'],
  ideas: ['shelter', 'protection', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A house under its roof; one course of round tiles overlaps the next.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'eaves',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [-12, 26],
              size: [124, 40],
            },
          },
          {
            intersect: {
              of: {
                polygon: {
                  points: [
                    [22, -2],
                    [78, -2],
                    [108, 66],
                    [-8, 66],
                  ],
                },
              },
            },
          },
        ],
      },
      {
        name: 'course',
        role: 'lead',
        knock: '$gap',
        shape: [
          [
            {
              box: {
                corner: [-12, -2],
                size: [124, 28],
              },
            },
            {
              fine: [
                [
                  {
                    disc: {
                      at: [15.5, 24],
                      r: 12.8,
                    },
                  },
                  {
                    repeat: {
                      n: 4,
                      by: [23, 0],
                    },
                  },
                ],
              ],
            },
            {
              plain: [
                {
                  box: {
                    corner: [-12, 20],
                    size: [124, 12],
                  },
                },
              ],
            },
            {
              intersect: {
                of: {
                  polygon: {
                    points: [
                      [22, -2],
                      [78, -2],
                      [108, 66],
                      [-8, 66],
                    ],
                  },
                },
              },
            },
            {
              fine: [
                {
                  round: {
                    r: 2,
                    only: 'inner',
                  },
                },
              ],
            },
          ],
          {
            box: {
              corner: [60, -14],
              size: [17, 24],
            },
          },
        ],
      },
      {
        name: 'wall',
        role: 'second',
        shape: [
          {
            box: {
              corner: [10, '66+$gap'],
              size: [80, '37-$gap'],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    box: {
                      corner: [41, 86.5],
                      size: [18, 30],
                    },
                  },
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
          [24, 20],
          [76, 20],
          [100, 70],
          [0, 70],
        ],
      },
    },
    [
      {
        disc: {
          at: [12.5, 70],
          r: 12.5,
        },
      },
      {
        repeat: {
          n: 4,
          by: [25, 0],
        },
      },
    ],
    {
      box: {
        corner: [60, 4],
        size: [14, 20],
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
