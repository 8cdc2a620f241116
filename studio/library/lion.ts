import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lion',
  motifs: ['lion', 'sun', 'sunflower'],
  words: [
    'lion',
    'leo',
    'lyon',
    'lioness',
    'pride',
    'mane',
    'roar',
    'brave',
    'courage',
    'king',
    'royal',
    'aslan',
    'simba',
  ],
  industries: ['bakery', 'finance', 'education', 'sports', 'childcare', 'toys', 'insurance'],
  moods: ['warm', 'strong', 'friendly', 'bold', 'cheerful'],
  ideas: ['protection', 'harmony'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A lion whose mane is a noon sun and whose brow runs straight down to the nose.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9 } },
    parts: [
      {
        name: 'mane',
        role: 'lead',
        shape: [
          { fine: [{ scallop: { at: [50, 50], r: 51, n: 14, depth: 6, turn: 0 } }] },
          { plain: [{ disc: { at: [50, 50], r: 50 } }] },
          { subtract: { of: { disc: { at: [50, 51], r: [36.5, 36] } } } },
          {
            polygon: {
              points: [
                [43.5, 8],
                [56.5, 8],
                [56.5, 50],
                [67, 57, 4],
                [56, 71, 4],
                [44, 71, 4],
                [33, 57, 4],
                [43.5, 50],
              ],
            },
          },
          { bar: { from: [50, 60], to: [50, 92], width: 9 } },
          { round: { r: 2.5, only: 'inner' } },
        ],
      },
      {
        name: 'eyes',
        role: 'accent',
        shape: [{ disc: { at: ['43.5-$gap-5.5', 42], r: 5.5 } }, { mirror: { line: { x: 50 } } }],
      },
    ],
  },
  inset: [
    { scallop: { at: [50, 50], r: 54, n: 9, depth: 7 } },
    { round: { r: 5, only: 'inner' } },
    {
      subtract: {
        of: [
          [{ disc: { at: [33, 44], r: 8 } }, { mirror: { line: { x: 50 } } }],
          [
            {
              polygon: {
                points: [
                  [34, 58, 4],
                  [66, 58, 4],
                  [50, 76, 4],
                ],
              },
            },
          ],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
