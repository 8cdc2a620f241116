import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'thistle',
  motifs: ['thistle', 'flower', 'plant'],
  words: [
    'thistle',
    'teasel',
    'burr',
    'thorn',
    'prickle',
    'scotland',
    'scottish',
    'highland',
    'glen',
    'heath',
    'moor',
    'tartan',
    'kilt',
    'edinburgh',
    'botanical',
    'wildflower',
    'cardoon',
    'artichoke',
  ],
  industries: ['flowers', 'gardening'],
  moods: ['natural', 'rustic', 'strong', 'classic'],
  ideas: ['growth', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A thistle from the front: the brush of the flower flares out of its spiny round calyx.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'flower',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 60],
                [37, 40, 'smooth', 345],
                [8.9, 7.4],
                [21.9, 8.8],
                [28.1, -3.5],
                [40.1, 1.8],
                [50, -8],
                [59.9, 1.8],
                [71.9, -3.5],
                [78.1, 8.8],
                [91.1, 7.4],
                [63, 40, 'smooth', 195],
              ],
            },
          },
          { subtract: { of: { disc: { at: [50, 64], r: '21+$gap' } } } },
          { round: { r: 1.2, only: 'outer' } },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
      {
        name: 'head',
        role: 'second',
        shape: [
          { fine: [{ star: { at: [50, 64], n: 14, r: 23.5, inner: 19.5 } }] },
          { plain: [{ disc: { at: [50, 64], r: 21.5 } }] },
          { bar: { from: [50, 70], to: [50, 110], width: 9 } },
          [
            {
              curve: {
                points: [
                  [50, 110],
                  [28, 107, 'smooth', 295],
                  [8, 90],
                  [36, 92, 'smooth', 105],
                  [50, 102],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { plain: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
};
