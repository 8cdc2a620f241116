import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wolf',
  motifs: ['wolf', 'mountain'],
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
          [50, 45],
          [44, 44],
          [34, 32],
          [32, 52],
          [42, 60],
          [46, 68],
          [54, 68],
          [58, 60],
          [68, 52],
          [66, 32],
          [56, 44],
        ],
        round: 1,
      },
    },
  ],
};
