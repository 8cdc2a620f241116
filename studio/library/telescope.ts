import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'telescope',
  motifs: ['telescope'],
  words: [
    'telescope',
    'observatory',
    'astronomy',
    'astronomer',
    'stargazer',
    'sky',
    'planetarium',
    'cosmos',
    'night',
    'discovery',
    'observer',
    'galaxy',
    'constellation',
  ],
  industries: ['space', 'research', 'education'],
  moods: ['mysterious', 'precise', 'dreamy', 'clever', 'calm'],
  ideas: ['precision', 'journey', 'guidance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A telescope on its tripod.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'telescope',
        role: 'lead',
        shape: [
          [
            {
              polygon: {
                points: [
                  [2, 42],
                  [30, 40],
                  [30, 32],
                  ['72-$gap', 28],
                  ['72-$gap', 68],
                  [30, 64],
                  [30, 56],
                  [2, 54],
                ],
              },
            },
            { turn: { by: -24, about: [50, 48] } },
            { move: { by: [0, -14] } },
          ],
          {
            line: {
              points: [
                [20, 106],
                [46, 50],
                [72, 106],
              ],
              width: 10,
              cap: 'flat',
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'lens',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [72, 23],
                [98, 20],
                [98, 76],
                [72, 73],
              ],
            },
          },
          { turn: { by: -24, about: [50, 48] } },
          { move: { by: [0, -14] } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    [
      {
        polygon: {
          points: [
            [-2, 40],
            [98, 18],
            [98, 78],
            [-2, 56],
          ],
        },
      },
      { turn: { by: -24, about: [50, 48] } },
      { move: { by: [0, -14] } },
    ],
    {
      line: {
        points: [
          [18, 108],
          [46, 50],
          [74, 108],
        ],
        width: 18,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
