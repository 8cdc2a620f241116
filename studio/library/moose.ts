import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'moose',
  motifs: ['elk'],
  words: ['moose', 'elk', 'antlers', 'antler', 'elch', 'élan', 'alce', 'eland', 'älg', 'taiga', 'лось'],
  industries: ['travel'],
  moods: ['strong', 'natural', 'rustic', 'friendly', 'adventurous'],
  ideas: ['guidance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A moose from the front: two open hands of antler over a long muzzle.',
    dials: { soft: { value: 2.6, min: 2.2, max: 3 } },
    parts: [
      {
        name: 'moose',
        role: 'lead',
        shape: [
          [
            {
              polygon: {
                points: [
                  [52, 40],
                  [64, 38],
                  [70, 24],
                  [62, 4],
                  [78, 14],
                  [84, -4],
                  [94, 14],
                  [109, -2],
                  [113, 28],
                  [102, 44],
                  [84, 52],
                  [64, 52],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          [{ petal: { from: [58, 52], to: [90, 66], width: 17 } }, { mirror: { line: { x: 50 } } }],
          {
            curve: {
              points: [
                [50, 36, 'smooth', 90],
                [68, 48, 'smooth', 180],
                [65, 74, 'smooth', 180],
                [75, 98, 'smooth', 180],
                [50, 118, 'smooth', 270],
                [25, 98, 'smooth', 0],
                [35, 74, 'smooth', 0],
                [32, 48, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: { of: [{ disc: { at: [61, 98], r: [4.2, 6] } }, { mirror: { line: { x: 50 } } }] },
              },
            ],
          },
          { fine: [{ round: { r: '$soft' } }] },
          { plain: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    [
      {
        polygon: {
          points: [
            [52, 40],
            [64, 38],
            [70, 24],
            [62, 4],
            [78, 14],
            [84, -4],
            [94, 14],
            [109, -2],
            [113, 28],
            [102, 44],
            [84, 52],
            [64, 52],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    [{ petal: { from: [58, 52], to: [90, 66], width: 17 } }, { mirror: { line: { x: 50 } } }],
    {
      curve: {
        points: [
          [50, 36, 'smooth', 90],
          [68, 48, 'smooth', 180],
          [65, 74, 'smooth', 180],
          [75, 98, 'smooth', 180],
          [50, 118, 'smooth', 270],
          [25, 98, 'smooth', 0],
          [35, 74, 'smooth', 0],
          [32, 48, 'smooth', 0],
        ],
      },
    },
    { round: { r: 2, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
