import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'camper-van',
  motifs: ['camper-van'],
  words: [
    'campervan',
    'campervans',
    'camper',
    'motorhome',
    'motorhomes',
    'roadtrip',
    'vanlife',
    'westfalia',
    'rv',
    'wohnmobil',
  ],
  industries: ['travel'],
  moods: ['retro', 'adventurous', 'friendly', 'cheerful'],
  ideas: ['journey', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A camper van, its roof up for the night.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'van',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-2, 87],
                [-2, 30, 9],
                [87, 30, 10],
                [107, 60, 5],
                [111, 87],
              ],
            },
          },
          {
            fine: [
              { subtract: { of: { box: { corner: [10, 40], size: [36, 16.4], r: 2.4 } } } },
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [55, 40, 2],
                        [82, 40, 2],
                        [94, 56.4, 2],
                        [55, 56.4, 2],
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
                        [10, 40],
                        [82, 40],
                        [93, 55],
                        [10, 55],
                      ],
                    },
                  },
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                { disc: { at: [27, 88.5], r: '11.5+$gap' } },
                { disc: { at: [83, 88.5], r: '11.5+$gap' } },
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { disc: { at: [27, 88.5], r: 11.5 } },
          { disc: { at: [83, 88.5], r: 11.5 } },
        ],
      },
      {
        name: 'roof',
        role: 'accent',
        shape: {
          polygon: {
            points: [
              [14, '30-$gap'],
              [14, -4, 3],
              [86, 13, 3],
              [86, '30-$gap'],
            ],
          },
        },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [12, 26],
          [12, -4],
          [88, 14],
          [88, 26],
        ],
      },
    },
    {
      polygon: {
        points: [
          [0, 84],
          [0, 34, 9],
          [88, 34, 10],
          [110, 62, 5],
          [110, 84],
        ],
      },
    },
    { subtract: { of: { box: { corner: [12, 46], size: [78, 14] } } } },
    { disc: { at: [26, 86], r: 14 } },
    { disc: { at: [84, 86], r: 14 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
