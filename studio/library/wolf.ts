import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wolf',
  motifs: ['wolf', 'mountain', 'moon'],
  words: [
    'wolf',
    'wolves',
    'howl',
    'pack',
    'lupine',
    'lupo',
    'loup',
    'lobo',
    'fang',
    'coyote',
    'husky',
    'wild',
    'tundra',
    'yukon',
    'alpine',
    'wilderness',
    'lone',
  ],
  industries: ['travel', 'sports', 'fashion', 'security'],
  moods: ['adventurous', 'bold', 'mysterious', 'strong', 'edgy'],
  ideas: ['two-become-one', 'journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The snow on the summit is a howling wolf.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'wolf',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, 32],
                [34, 30],
                [12, -2],
                [6, 40],
                [-4, 62],
                [14, 66],
                [12, 82],
                [36, 86],
                [42, 104],
                [50, 104],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 2.4 } }] },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [22, 50],
                      [42, 60],
                      [40, 68],
                      [28, 62],
                    ],
                    round: 2,
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
        ],
      },
      { name: 'moon', role: 'accent', knock: '$gap', shape: { disc: { at: [50, 10], r: 13 } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 104, 6],
          [34, 84],
          [2, 68, 3],
          [10, -4, 3],
          [36, 24],
          [64, 24],
          [90, -4, 3],
          [98, 68, 3],
          [66, 84],
        ],
      },
    },
    { round: { r: 3, only: 'inner' } },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [18, 42],
                [47, 54],
                [45, 69, 2],
                [24, 62, 4],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
