import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'forklift',
  motifs: ['forklift'],
  words: [
    'forklift',
    'forklifts',
    'pallet',
    'pallets',
    'warehouse',
    'warehousing',
    'palletiser',
    'gabelstapler',
  ],
  industries: ['logistics'],
  moods: ['strong', 'honest', 'technical'],
  ideas: ['propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A forklift, with one crate on its way up.',
    dials: { gap: { value: 9, min: 8.8, max: 9.4 } },
    parts: [
      {
        name: 'truck',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [-4, 86],
                    [-4, 50, 8],
                    [12, 46, 4],
                    [19, 4, 4],
                    [52, 4, 4],
                    [60, 46],
                    [60, 86],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [-4, 86],
                    [-4, 48],
                    [12, 46],
                    [19, 4],
                    [52, 4],
                    [60, 46],
                    [60, 86],
                  ],
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [27, 14, 2],
                        [43, 14, 2],
                        [50, 44, 2],
                        [40, 56, 2],
                        [21, 56, 2],
                      ],
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [27, 14],
                        [43, 14],
                        [50, 50],
                        [22, 50],
                      ],
                    },
                  },
                },
              },
            ],
          },
          {
            subtract: {
              of: [{ disc: { at: [13, 88], r: '11.5+$gap' } }, { disc: { at: [46, 88], r: '11.5+$gap' } }],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { disc: { at: [13, 88], r: 11.5 } },
          { disc: { at: [46, 88], r: 11.5 } },
          { box: { corner: ['60+$gap', -4], size: [10, 103.5] } },
          { bar: { from: ['65+$gap', 64], to: ['102+$gap', 64], width: 10 } },
          { box: { corner: [54, 66], size: [20, 10] } },
        ],
      },
      {
        name: 'crate',
        role: 'accent',
        shape: { box: { corner: ['70+2*$gap', 26], size: ['32-$gap', '33-$gap'], r: 2 } },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [0, 84],
          [0, 52, 8],
          [18, 46, 4],
          [26, 8, 4],
          [58, 8, 4],
          [66, 84],
        ],
      },
    },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [34, 20],
              [48, 20],
              [54, 48],
              [30, 48],
            ],
          },
        },
      },
    },
    { disc: { at: [16, 84], r: 13 } },
    { disc: { at: [52, 84], r: 13 } },
    {
      line: {
        points: [
          [80, 0],
          [80, 82],
          [112, 82],
        ],
        width: 11,
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
