import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'moka-pot',
  motifs: ['moka-pot'],
  words: [
    'moka',
    'espresso',
    'percolator',
    'stovetop',
    'macchinetta',
    'coffee',
    'barista',
    'roaster',
    'roastery',
    'italian',
    'brew',
    'cafe',
    'ristretto',
  ],
  industries: ['cafe'],
  moods: ['classic', 'warm', 'retro', 'bold'],
  ideas: ['transformation', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The moka pot: two cones on a narrow waist.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'boiler',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [28, '53+$gap', 1.5],
                [66, '53+$gap', 1.5],
                [74, 100, 4],
                [20, 100, 4],
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [47, 80], r: 2.8 } } } }] },
        ],
      },
      {
        name: 'jug',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [29, 53, 1.5],
                    [21, 28, 'smooth', 338],
                    [4, 13, 2.5],
                    [77, 13, 2],
                    [65, 53, 1.5],
                  ],
                },
              },
              {
                curve: {
                  points: [
                    [30, 16],
                    [36, 5, 2],
                    [58, 5, 2],
                    [66, 16],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [29, 53],
                    [21, 26],
                    [4, 13, 2.5],
                    [36, 3],
                    [58, 3],
                    [77, 13],
                    [65, 53],
                  ],
                },
              },
            ],
          },
          { fine: [{ box: { at: [47, 0], size: [12, 13], r: 4 } }] },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          {
            line: {
              points: [
                ['76+$gap', 19],
                [99, 19],
                [92, 70],
              ],
              width: 12.4,
              bend: 6,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [28, 58],
          [64, 58],
          [76, 102, 3],
          [16, 102, 3],
        ],
      },
    },
    {
      polygon: {
        points: [
          [30, 60],
          [18, 24],
          [0, 10, 3],
          [78, 10, 3],
          [64, 60],
        ],
      },
    },
    { box: { corner: [38, -6], size: [18, 20], r: 5 } },
    {
      line: {
        points: [
          [70, 18],
          [100, 18],
          [93, 62],
        ],
        width: 14,
        bend: 6,
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
