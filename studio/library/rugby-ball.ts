import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rugby-ball',
  motifs: ['rugby-ball'],
  words: ['rugby', 'rugbyball', 'scrum', 'touchdown', 'quarterback', 'gridiron'],
  industries: ['sports', 'fitness', 'nonprofit'],
  moods: ['sporty', 'strong', 'bold', 'energetic'],
  ideas: ['speed'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A rugby ball in flight, laces up.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'ball',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-9, 50, 9],
                [50, 13, 'smooth', 90],
                [109, 50, 9],
                [50, 87, 'smooth', 270],
              ],
            },
          },
          { subtract: { of: [{ disc: { at: [-34, 50], r: 53 } }, { disc: { at: [134, 50], r: 53 } }] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [31, 50], to: [69, 50], width: '$gap', cap: 'round' } },
                    { bar: { from: [41, 39], to: [41, 61], width: '$gap', cap: 'round' } },
                    { bar: { from: [59, 39], to: [59, 61], width: '$gap', cap: 'round' } },
                  ],
                },
              },
            ],
          },
          { turn: { by: -35 } },
        ],
      },
      {
        name: 'ends',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [-9, 50, 9],
                [50, 13, 'smooth', 90],
                [109, 50, 9],
                [50, 87, 'smooth', 270],
              ],
            },
          },
          {
            intersect: {
              of: [{ disc: { at: [-34, 50], r: '53-$gap' } }, { disc: { at: [134, 50], r: '53-$gap' } }],
            },
          },
          { turn: { by: -35 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-10, 50, 6],
          [50, 12, 'smooth', 90],
          [110, 50, 6],
          [50, 88, 'smooth', 270],
        ],
      },
    },
    {
      subtract: {
        of: [{ ring: { at: [-32, 50], r: 60, width: 13 } }, { ring: { at: [132, 50], r: 60, width: 13 } }],
      },
    },
    { turn: { by: -35 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
