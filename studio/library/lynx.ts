import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lynx',
  motifs: ['lynx'],
  words: ['lynx', 'lynxes', 'bobcat', 'luchs', 'lince', 'lodjur', 'vaşak', 'рысь', 'wildcat', 'tuft'],
  industries: ['environment', 'sports'],
  moods: ['precise', 'clever', 'edgy', 'strong'],
  ideas: ['precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A lynx from the front: tufted ears and a wide ruff.',
    dials: { soft: { value: 2.4, min: 2, max: 2.8 } },
    parts: [
      {
        name: 'lynx',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 18, 'smooth', 90],
                    [70, 19],
                    [88, 4, 'smooth', 35],
                    [97, -20],
                    [97, 32, 'smooth', 172],
                    [112, 70],
                    [95, 70],
                    [96, 89],
                    [78, 83],
                    [50, 104, 'smooth', 270],
                    [22, 83],
                    [4, 89],
                    [5, 70],
                    [-12, 70],
                    [3, 32, 'smooth', 8],
                    [3, -20],
                    [12, 4, 'smooth', 145],
                    [30, 19],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [50, 18, 'smooth', 90],
                    [70, 19],
                    [97, -18],
                    [97, 32, 'smooth', 172],
                    [112, 72],
                    [78, 83],
                    [50, 104, 'smooth', 270],
                    [22, 83],
                    [-12, 72],
                    [3, 32, 'smooth', 8],
                    [3, -18],
                    [30, 19],
                  ],
                },
              },
            ],
          },
          {
            subtract: {
              of: [{ petal: { from: [20, 42], to: [41, 56], width: 11 } }, { mirror: { line: { x: 50 } } }],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      polygon: {
                        points: [
                          [39, 73],
                          [61, 73],
                          [50, 85],
                        ],
                        round: 2,
                      },
                    },
                  ],
                },
              },
              { round: { r: '$soft', only: 'outer' } },
            ],
          },
          { plain: [{ round: { r: 2.4, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 18, 'smooth', 90],
          [70, 19],
          [97, -18],
          [97, 32, 'smooth', 172],
          [112, 72],
          [78, 83],
          [50, 104, 'smooth', 270],
          [22, 83],
          [-12, 72],
          [3, 32, 'smooth', 8],
          [3, -18],
          [30, 19],
        ],
      },
    },
    {
      subtract: {
        of: [{ petal: { from: [18, 42], to: [42, 57], width: 14 } }, { mirror: { line: { x: 50 } } }],
      },
    },
    { round: { r: 2, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
