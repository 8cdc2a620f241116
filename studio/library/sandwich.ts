import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sandwich',
  motifs: ['sandwich'],
  words: [
    'sandwich',
    'sandwiches',
    'toastie',
    'toasties',
    'panini',
    'sub',
    'deli',
    'lunch',
    'club',
    'blt',
    'butty',
    'tramezzino',
    'bocadillo',
    'sandviç',
    'broodje',
    'smörgås',
  ],
  industries: ['food', 'restaurant', 'cafe'],
  moods: ['friendly', 'honest', 'cheerful', 'fresh', 'simple'],
  ideas: ['two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Half a sandwich, cut across.',
    dials: { gap: { value: 8.6, min: 8.4, max: 8.8 } },
    parts: [
      {
        name: 'bread',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-4, 50, 6],
                [43, 0, 10],
                [57, 0, 10],
                [104, 50, 6],
                [104, 57],
                [-4, 57],
              ],
            },
          },
          { box: { corner: [-4, 77], size: [108, 22], r: [0, 0, 8, 8] } },
        ],
      },
      {
        name: 'leaf',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [0, 66],
                    [25, 69, 'smooth', 90],
                    [50, 64, 'smooth', 90],
                    [75, 69, 'smooth', 90],
                    [100, 66],
                  ],
                  width: 13,
                  cap: 'round',
                },
              },
            ],
          },
          { plain: [{ bar: { from: [2, 67], to: [98, 67], width: 13, cap: 'flat' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-4, 50, 6],
          [43, 4, 8],
          [57, 4, 8],
          [104, 50, 6],
          [104, 54],
          [-4, 54],
        ],
      },
    },
    { box: { corner: [-4, 66], size: [108, 12] } },
    { box: { corner: [-4, 90], size: [108, 16] } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
