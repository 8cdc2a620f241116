import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ram',
  motifs: ['ram', 'sheep', 'spiral', 'goat'],
  words: [
    'ram',
    'aries',
    'horn',
    'bighorn',
    'mouflon',
    'tup',
    'wether',
    'fleece',
    'wool',
    'merino',
    'ionic',
    'capital',
    'volute',
    'column',
    'scroll',
    'widder',
    'bélier',
    'battering',
    'shepherd',
  ],
  industries: ['legal', 'architecture', 'finance', 'construction', 'fashion'],
  moods: ['strong', 'authoritative', 'timeless', 'serious', 'classic'],
  ideas: ['two-become-one', 'protection', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A ram that is an Ionic column: the horns are the volutes, the face the shaft.',
    dials: { weight: { value: 10, min: 9.8, max: 10.4 } },
    parts: [
      {
        name: 'ram',
        role: 'lead',
        shape: [
          [
            { spiral: { at: [15.5, 50], from: 2.4, to: 21.6, turns: 1, width: '$weight', start: -360 } },
            { mirror: { line: { x: 50 } } },
          ],
          {
            curve: {
              points: [
                [15.5, '28.4-$weight/2'],
                [36, 9, 'smooth', 65],
                [50, 4, 'smooth', 90],
                [64, 9, 'smooth', 115],
                [84.5, '28.4-$weight/2'],
                [84.5, '28.4+$weight/2'],
                [68, 36],
                [62, 58],
                [70, 82, 3],
                [66, 106, 4],
                [34, 106, 4],
                [30, 82, 3],
                [38, 58],
                [32, 36],
                [15.5, '28.4+$weight/2'],
              ],
            },
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [41, 90], r: 4.3 } }, { mirror: { line: { x: 50 } } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    [
      [{ spiral: { at: [16, 46], from: 6, to: 25, turns: 1, width: 15, start: 150 } }],
      { mirror: { line: { x: 50 } } },
    ],
    {
      limb: {
        points: [
          [50, 34, 20],
          [50, 90, 12],
        ],
      },
    },
    { box: { corner: [24, 16], size: [52, 22], r: 9 } },
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
