import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'eagle',
  motifs: ['eagle'],
  words: [
    'eagle',
    'eagles',
    'adler',
    'aigle',
    'águila',
    'aguila',
    'aquila',
    'águia',
    'arend',
    'örn',
    'kartal',
    'орёл',
    'eyrie',
    'talon',
    'plumage',
    'soar',
  ],
  industries: ['security', 'aviation', 'government'],
  moods: ['strong', 'bold', 'authoritative', 'masculine', 'classic'],
  ideas: ['speed', 'protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An eagle with open wings, three broad feathers to a side.',
    dials: { gap: { value: 9.3, min: 9.1, max: 9.5 } },
    parts: [
      {
        name: 'eagle',
        role: 'lead',
        shape: [
          [
            {
              curve: {
                points: [
                  [50, 30],
                  [76, 24, 'smooth', 65],
                  [116, -8],
                  [116, 50, 4],
                  [50, 100],
                ],
              },
            },
            {
              subtract: {
                of: [
                  { bar: { from: [98.6, 32], to: [98.6, 130], width: '$gap' } },
                  { fine: [{ bar: { from: [79, 42], to: [79, 130], width: '$gap' } }] },
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          {
            polygon: {
              points: [
                [42, 70],
                [58, 70],
                [68, 112],
                [32, 112],
              ],
              round: 2,
            },
          },
          {
            curve: {
              points: [
                [38, 44],
                [36, 6, 'smooth', 0],
                [50, -8, 'smooth', 90],
                [66, 4, 'smooth', 140],
                [72, 20],
                [61, 15],
                [62, 44],
              ],
            },
          },
          { fine: [{ round: { r: 2.4 } }] },
          { plain: [{ round: { r: 2.4, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    [
      {
        curve: {
          points: [
            [50, 30],
            [76, 24, 'smooth', 65],
            [116, -8],
            [116, 50, 4],
            [50, 100],
          ],
        },
      },
      { subtract: { of: { bar: { from: [92, 36], to: [92, 130], width: 11 } } } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      polygon: {
        points: [
          [42, 70],
          [58, 70],
          [68, 112],
          [32, 112],
        ],
      },
    },
    { disc: { at: [50, 10], r: 16 } },
    { box: { corner: [38, 10], size: [24, 40] } },
    {
      polygon: {
        points: [
          [54, -4],
          [76, 18],
          [54, 20],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
