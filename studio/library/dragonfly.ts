import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dragonfly',
  motifs: ['dragonfly', 'wing', 'leaf'],
  words: [
    'dragonfly',
    'damselfly',
    'libelle',
    'libellule',
    'pond',
    'insect',
    'entomology',
    'wetland',
    'marsh',
    'drone',
    'hover',
    'iridescent',
    'reed',
    'helicopter',
    'glasswing',
  ],
  industries: ['environment', 'aviation', 'jewellery', 'wellness', 'gardening'],
  moods: ['elegant', 'natural', 'fresh', 'precise', 'dreamy'],
  ideas: ['balance', 'transformation', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A dragonfly with four leaves for wings.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'wings',
        role: 'second',
        shape: [
          { petal: { from: [52, 48], to: [-6, 10], width: 30, lean: 0.25 } },
          { petal: { from: [52, 54], to: [-6, 86], width: 28, lean: 0.25 } },
          {
            subtract: {
              of: [
                { bar: { from: [20, 51], to: [80, 51], width: '$gap' } },
                { box: { corner: ['41-$gap', 0], size: [60, 100] } },
              ],
            },
          },
          { fine: [{ round: { r: 2.5, only: 'outer' } }] },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          { disc: { at: [50, 10], r: 11.5 } },
          {
            limb: {
              points: [
                [50, 30, 9],
                [50, 102, 5],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [50, 16, 14],
          [50, 40, 9],
          [50, 104, 8],
        ],
      },
    },
    [
      { petal: { from: [54, 34], to: [-8, 4], width: 26 } },
      { petal: { from: [54, 46], to: [-4, 82], width: 24 } },
      { mirror: { line: { x: 50 } } },
    ],
    { round: { r: 8, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
