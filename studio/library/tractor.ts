import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'tractor',
  motifs: ['tractor', 'sunflower'],
  words: [
    'tractor',
    'farm',
    'farmer',
    'plough',
    'harvest',
    'farming',
    'machinery',
    'crop',
    'acre',
    'ranch',
    'agronomy',
    'till',
    'grower',
    'tillage',
  ],
  industries: ['agriculture', 'manufacturing', 'food'],
  moods: ['bold', 'honest', 'optimistic', 'strong', 'friendly'],
  ideas: ['growth', 'propulsion', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The big wheel of the tractor is a sunflower.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [12, 0],
                    [66, 0],
                    [66, 38],
                    [94, 38, 8],
                    [102, 50, 3],
                    [104, 82],
                    [30, 82],
                    [30, 50],
                    [56, 50],
                    [56, 10],
                    [12, 10],
                  ],
                },
              },
              { box: { corner: [82, 16], size: [9, 30] } },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [12, 0],
                    [66, 0],
                    [66, 38],
                    [104, 38],
                    [104, 82],
                    [30, 82],
                    [30, 50],
                    [56, 50],
                    [56, 10],
                    [12, 10],
                  ],
                },
              },
              { box: { corner: [82, 16], size: [9, 30] } },
            ],
          },
        ],
      },
      { name: 'front', role: 'lead', knock: '$gap', shape: [{ disc: { at: [88, 87], r: 16 } }] },
      {
        name: 'wheel',
        role: 'lead',
        knock: { gap: '$gap', from: ['body'] },
        shape: [
          { fine: [{ scallop: { at: [30, 68], r: 36.5, n: 12, depth: 5 } }] },
          { plain: [{ disc: { at: [30, 68], r: 33 } }] },
          { subtract: { of: { disc: { at: [30, 68], r: 20 } } } },
        ],
      },
      {
        name: 'hub',
        role: 'accent',
        knock: { gap: '$gap', from: ['body'] },
        shape: [{ disc: { at: [30, 68], r: '20-$gap' } }],
      },
    ],
  },
  inset: [
    { ring: { at: [26, 66], r: 36, width: 18 } },
    { disc: { at: [96, 84], r: 19 } },
    {
      polygon: {
        points: [
          [40, 30],
          [110, 30, 6],
          [114, 66, 4],
          [72, 66],
          [58, 46],
        ],
      },
    },
    {
      line: {
        points: [
          [6, 44],
          [10, -4],
          [58, -4],
          [62, 44],
        ],
        width: 17,
        cap: 'flat',
      },
    },
    { round: { r: 8, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
