import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rose',
  motifs: ['rose', 'flower', 'spiral', 'leaf'],
  words: [
    'rose',
    'roses',
    'rosa',
    'rosebud',
    'rosette',
    'bloom',
    'petal',
    'floral',
    'florist',
    'bouquet',
    'valentine',
    'romance',
    'rosary',
    'tudor',
    'perfume',
    'rosehip',
    'bridal',
  ],
  industries: ['flowers', 'perfume', 'beauty', 'jewellery'],
  moods: ['romantic', 'elegant', 'sensual', 'feminine', 'luxurious'],
  ideas: ['harmony', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two outer petals open around a bud that is still wound up.',
    dials: { gap: { value: 9.6, min: 9.4, max: 9.8 } },
    parts: [
      { name: 'core', role: 'none', shape: { disc: { at: [50, 24], r: 33 } } },
      {
        name: 'right',
        role: 'lead',
        shape: [
          { disc: { at: [70, 54], r: 38 } },
          { subtract: { of: { use: { part: 'core' } }, gap: '$gap' } },
          { fine: [{ round: { r: 4.4, only: 'outer' } }] },
        ],
      },
      {
        name: 'left',
        role: 'lead',
        shape: [
          { disc: { at: [29, 54], r: 38 } },
          { subtract: { of: [{ use: { part: 'core' } }, { disc: { at: [70, 54], r: 38 } }], gap: '$gap' } },
          { fine: [{ round: { r: 4.6, only: 'outer' } }] },
        ],
      },
      {
        name: 'bud',
        role: 'lead',
        shape: [
          { use: { part: 'core' } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [52, 23],
                        [60, 16, 'smooth', 0],
                        [49, 6, 'smooth', 270],
                        [32, 24, 'smooth', 180],
                        [54, 42, 'smooth', 85],
                        [100, 30],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
              { round: { r: 4, only: 'outer' } },
            ],
          },
        ],
      },
      {
        name: 'leaves',
        role: 'accent',
        shape: [
          { petal: { from: [43, 117], to: [0, 90], width: 36 } },
          {
            subtract: {
              of: [{ disc: { at: [29, 54], r: 38 } }, { disc: { at: [70, 54], r: 38 } }],
              gap: '$gap',
            },
          },
          { fine: [{ round: { r: 4, only: 'outer' } }] },
          { mirror: { line: { x: 49.5 } } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -8, 'smooth', 90],
          [94, 22, 'smooth', 170],
          [50, 68, 'smooth', 270],
          [6, 22, 'smooth', 10],
        ],
      },
    },
    { bar: { from: [50, 60], to: [50, 110], width: 16 } },
    [{ petal: { from: [50, 106], to: [0, 72], width: 26 } }, { mirror: { line: { x: 50 } } }],
    { round: { r: 7, only: 'inner' } },
    {
      subtract: {
        of: {
          line: {
            points: [
              [31, 24],
              [50, 36, 'via'],
              [69, 24],
            ],
            width: 15,
            cap: 'round',
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
