import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'waistcoat',
  motifs: ['suit-jacket'],
  words: [
    'waistcoat',
    'waistcoats',
    'vest',
    'gilet',
    'tailor',
    'tailored',
    'tailoring',
    'tweed',
    'bespoke',
    'menswear',
    'outfitter',
    'dapper',
    'gentleman',
    'weste',
    'chaleco',
    'panciotto',
    'colete',
    'yelek',
    'γιλέκο',
    'жилет',
    'ベスト',
  ],
  industries: ['tailoring', 'fashion'],
  moods: ['classic', 'masculine', 'elegant', 'handmade', 'retro'],
  ideas: ['craft', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A waistcoat, unbuttoned: two points, three buttons, one pocket.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'front',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [12, -4, 2],
                [29, -4],
                ['50-$gap/2', 44],
                ['50-$gap/2', 88],
                [30, 106, 2],
                [4, 94, 2],
                [4, 62, 'smooth', 0],
                [15, 34, 'smooth', 12],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    [{ disc: { at: [69, 51], r: 4.7 } }, { repeat: { n: 3, by: [0, 19] } }],
                    { bar: { from: [15, 75], to: [34, 72], width: '$gap' } },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [12, -4],
          [30, -4],
          [44, 44],
          [44, 88],
          [28, 106],
          [4, 94],
          [4, 62, 'smooth', 0],
          [15, 34, 'smooth', 12],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
