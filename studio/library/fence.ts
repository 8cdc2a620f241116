import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fence',
  motifs: ['fence'],
  words: [
    'fence',
    'picket',
    'garden',
    'gate',
    'yard',
    'backyard',
    'paddock',
    'allotment',
    'neighbour',
    'fencing',
  ],
  industries: ['gardening', 'childcare'],
  moods: ['friendly', 'cheerful'],
  ideas: ['protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A picket fence.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'fence',
        role: 'lead',
        shape: [
          [
            {
              polygon: {
                points: [
                  [0, 18],
                  [8, 6],
                  [16, 18],
                  [16, 100],
                  [0, 100],
                ],
              },
            },
            { fine: [{ round: { r: 2 } }] },
            { repeat: { n: 4, by: [28, 0] } },
          ],
          { bar: { from: [-7, 40], to: [107, 40], width: 9 } },
          { bar: { from: [-7, 74], to: [107, 74], width: 9 } },
        ],
      },
    ],
  },
  inset: [
    [
      {
        polygon: {
          points: [
            [33, 40],
            [38, 34],
            [43, 40],
            [43, 68],
            [33, 68],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { box: { corner: [33, 48], size: [34, 10] } },
  ],
};
