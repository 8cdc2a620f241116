import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'shaker',
  motifs: ['cocktail'],
  words: [
    'cocktail',
    'cocktails',
    'shaker',
    'bartender',
    'mixology',
    'mixologist',
    'shaken',
    'mixer',
    'barkeep',
    'barman',
    'coctelera',
    'coqueteleira',
    'shakern',
    'шейкер',
    'シェイカー',
    '셰이커',
  ],
  industries: ['bar'],
  moods: ['elegant', 'retro', 'clever', 'energetic', 'modern'],
  ideas: ['transformation', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cocktail shaker in mid shake, its cap still on.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.4 } },
    parts: [
      {
        name: 'tin',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [20, 48],
                [80, 48],
                [71, 102],
                [29, 102],
              ],
            },
          },
          { fine: [{ round: { r: 5 } }] },
          { turn: { by: 28 } },
        ],
      },
      {
        name: 'top',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [20, '48-$gap'],
                [25, 28, 'smooth', 25],
                [39, 18],
                [61, 18],
                [75, 28, 'smooth', 155],
                [80, '48-$gap'],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          { turn: { by: 28 } },
        ],
      },
      {
        name: 'cap',
        role: 'accent',
        shape: [
          { box: { corner: [38, '18-$gap-19'], size: [24, 19] } },
          { fine: [{ round: { r: 5 } }] },
          { turn: { by: 28 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [20, 54],
          [80, 54],
          [70, 106, 6],
          [30, 106, 6],
        ],
      },
    },
    {
      polygon: {
        points: [
          [20, 41],
          [26, 22, 8],
          [38, 14],
          [38, -6, 4],
          [62, -6, 4],
          [62, 14],
          [74, 22, 8],
          [80, 41],
        ],
      },
    },
    { turn: { by: 28 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
