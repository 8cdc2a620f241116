import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ferris-wheel',
  motifs: [],
  words: [
    'ferris',
    'fairground',
    'funfair',
    'carnival',
    'amusement',
    'bigwheel',
    'themepark',
    'riesenrad',
    'kirmes',
    'jahrmarkt',
    'kermis',
    'tivoli',
    'noria',
    'ruota',
    'dönmedolap',
    '観覧車',
    '摩天轮',
    '관람차',
  ],
  industries: ['events', 'toys', 'travel', 'games'],
  moods: ['playful', 'cheerful', 'retro', 'romantic'],
  ideas: ['balance', 'journey', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A great wheel; one cabin is just at the top.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'wheel',
        role: 'lead',
        shape: [
          [{ ring: { at: [50, 46], r: 50, width: 10 } }, { disc: { at: [50, 46], r: 14 } }],
          {
            line: {
              points: [
                [18, 120],
                [50, 46],
                [82, 120],
              ],
              width: 10,
            },
          },
          { intersect: { of: { box: { corner: [-20, -20], size: [140, 126] } } } },
        ],
      },
      {
        name: 'cabins',
        role: 'accent',
        shape: [
          { disc: { at: [50, 1], r: 12 } },
          { fine: [{ spin: { n: 3, about: [50, 46], step: 72 } }, { turn: { by: -72, about: [50, 46] } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { ring: { at: [50, 46], r: 50, width: 14 } },
    { disc: { at: [50, 46], r: 16 } },
    {
      line: {
        points: [
          [18, 112],
          [50, 46],
          [82, 112],
        ],
        width: 14,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
