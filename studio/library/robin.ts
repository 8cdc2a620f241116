import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'robin',
  motifs: ['bird'],
  words: [
    'robin',
    'robins',
    'redbreast',
    'rotkehlchen',
    'pettirosso',
    'petirrojo',
    'pisco',
    'roodborstje',
    'rödhake',
  ],
  industries: ['gardening'],
  moods: ['friendly', 'warm', 'cheerful', 'natural', 'cosy'],
  ideas: [],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A robin is its breast: one round cut, one warm patch.',
    dials: { gap: { value: 9.3, min: 9.1, max: 9.6 } },
    parts: [
      {
        name: 'breast',
        role: 'accent',
        shape: [
          { disc: { at: [52, 48], r: 44 } },
          { intersect: { of: { disc: { at: [92, 84.5], r: 42 } } } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'bird',
        role: 'lead',
        shape: [
          { disc: { at: [52, 48], r: 44 } },
          {
            polygon: {
              points: [
                [82, 12],
                [113, 26],
                [90, 38],
              ],
              round: 2.4,
            },
          },
          {
            polygon: {
              points: [
                [14, 36],
                [-18, 74],
                [-8, 88],
                [60, 92],
              ],
              round: 3,
            },
          },
          {
            fine: [
              { round: { r: 4, only: 'inner' } },
              { subtract: { of: { disc: { at: [70, 26], r: 5.4 } } } },
            ],
          },
          { subtract: { of: { disc: { at: [92, 84.5], r: 42 } }, gap: '$gap' } },
          { fine: [{ round: { r: 2.4, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [52, 48], r: 44 } },
    {
      polygon: {
        points: [
          [82, 12],
          [113, 26],
          [90, 38],
        ],
        round: 2.4,
      },
    },
    {
      polygon: {
        points: [
          [14, 36],
          [-18, 74],
          [-8, 88],
          [60, 92],
        ],
        round: 3,
      },
    },
    { subtract: { of: [{ disc: { at: [69, 27], r: 6.5 } }, { ring: { at: [92, 84], r: 51, width: 10 } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
