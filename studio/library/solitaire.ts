import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'solitaire',
  motifs: ['ring', 'diamond'],
  words: [
    'ring',
    'rings',
    'solitaire',
    'engagement',
    'engaged',
    'proposal',
    'betrothal',
    'fiancée',
    'jeweller',
    'jewellery',
    'verlobung',
    'fiançailles',
    'compromiso',
    'fidanzamento',
    'noivado',
    'verloving',
    'förlovning',
    'nişan',
    'помолвка',
    '婚約',
    '求婚',
    '약혼',
  ],
  industries: ['jewellery', 'events'],
  moods: ['romantic', 'elegant', 'luxurious', 'classic', 'simple'],
  ideas: ['connection', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'One stone, one band: the ring that asks.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 }, weight: { value: 14.6, min: 13.8, max: 15.6 } },
    parts: [
      { name: 'band', role: 'lead', shape: { ring: { at: [50, 67], r: 42, width: '$weight' } } },
      {
        name: 'stone',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [38, 2],
                [62, 2],
                [73, 15],
                [50, 41],
                [27, 15],
              ],
            },
          },
          { fine: [{ round: { r: 1.5 } }] },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [50, 70], r: 40, width: 16 } },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [50, 54],
              [16, 16],
              [84, 16],
            ],
          },
        },
      },
    },
    {
      polygon: {
        points: [
          [36, -6],
          [64, -6],
          [76, 10],
          [50, 38],
          [24, 10],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
