import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'woodpecker',
  motifs: ['woodpecker', 'bird'],
  words: [
    'woodpecker',
    'woodpeckers',
    'specht',
    'picchio',
    'ağaçkakan',
    'pica-pau',
    'дятел',
    'キツツキ',
    '딱따구리',
    '啄木鸟',
  ],
  industries: ['crafts', 'construction', 'furniture', 'hardware-tools', 'environment'],
  moods: ['honest', 'energetic', 'natural', 'rustic', 'clever'],
  ideas: ['craft', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A woodpecker at work; the trunk already shows where.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'trunk',
        role: 'second',
        shape: [
          {
            box: {
              corner: [78, -6],
              size: [24, 114],
            },
          },
          {
            subtract: {
              of: {
                disc: {
                  at: [78, 26],
                  r: 12,
                },
              },
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2,
                  only: 'outer',
                },
              },
            ],
          },
        ],
      },
      {
        name: 'bird',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [40, 2, 'smooth', 90],
                [56, 18, 'smooth', 150],
                [76, 26, 2],
                [56, 38],
                [60, 62, 'smooth', 185],
                [54, 84, 'smooth', 195],
                [64, 108, 3],
                [44, 108, 4],
                [16, 84, 'smooth', 335],
                [8, 58, 'smooth', 0],
                [18, 34, 'smooth', 5],
                [-4, 16, 4],
                [18, 6, 'smooth', 80],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [42, 20],
                      r: 5,
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
      curve: {
        points: [
          [40, 2, 'smooth', 90],
          [56, 18, 'smooth', 150],
          [76, 26, 2],
          [56, 38],
          [60, 62, 'smooth', 185],
          [54, 84, 'smooth', 195],
          [64, 108, 3],
          [44, 108, 4],
          [16, 84, 'smooth', 335],
          [8, 58, 'smooth', 0],
          [18, 34, 'smooth', 5],
          [-4, 16, 4],
          [18, 6, 'smooth', 80],
        ],
      },
    },
    {
      box: {
        corner: [80, -6],
        size: [18, 114],
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
