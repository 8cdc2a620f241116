import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'axolotl',
  motifs: ['axolotl', 'animal'],
  words: ['axolotl', 'axolotls', 'ajolote', 'axolote'],
  industries: ['games', 'toys', 'software', 'research', 'pets'],
  moods: ['cute', 'quirky', 'playful', 'friendly'],
  ideas: ['transformation', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An axolotl smiles, six gills around its face.',
    dials: {
      gap: {
        value: 9.4,
        min: 9.2,
        max: 9.8,
      },
    },
    parts: [
      {
        name: 'gills',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [72, 50],
                    [83, 28, 'smooth', 10],
                    [79, 6],
                  ],
                  width: 9.4,
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [78, 58],
                    [100, 40, 'smooth', 35],
                    [102, 20],
                  ],
                  width: 9.4,
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [80, 68],
                    [104, 64, 'smooth', 75],
                    [112, 48],
                  ],
                  width: 9.4,
                  cap: 'round',
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
            plain: [
              {
                bar: {
                  from: [72, 50],
                  to: [80, 8],
                  width: 9.6,
                  cap: 'round',
                },
              },
              {
                bar: {
                  from: [76, 60],
                  to: [102, 22],
                  width: 9.6,
                  cap: 'round',
                },
              },
              {
                bar: {
                  from: [76, 68],
                  to: [112, 54],
                  width: 9.6,
                  cap: 'round',
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
        ],
      },
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 31, 'smooth', 90],
                [90, 64, 'smooth', 180],
                [50, 96, 'smooth', 270],
                [10, 64, 'smooth', 0],
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  disc: {
                    at: [29, 61],
                    r: 6,
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
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [38, 76],
                        [50, 81, 'smooth', 90],
                        [62, 76],
                      ],
                      width: 10,
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 31, 'smooth', 90],
          [90, 64, 'smooth', 180],
          [50, 96, 'smooth', 270],
          [10, 64, 'smooth', 0],
        ],
      },
    },
    {
      line: {
        points: [
          [72, 50],
          [88, 30, 'smooth', 15],
          [88, 8],
        ],
        width: 13,
        cap: 'round',
      },
    },
    {
      line: {
        points: [
          [78, 60],
          [106, 58, 'smooth', 70],
          [114, 40],
        ],
        width: 13,
        cap: 'round',
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
      subtract: {
        of: [
          {
            disc: {
              at: [30, 62],
              r: 8,
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
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
