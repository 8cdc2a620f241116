import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wren',
  motifs: ['bird', 'sparrow', 'finch'],
  words: [
    'wren',
    'bird',
    'birdsong',
    'song',
    'sing',
    'singing',
    'robin',
    'finch',
    'lark',
    'nightingale',
    'warbler',
    'chirp',
    'tweet',
    'morning',
    'radio',
    'voice',
  ],
  industries: ['media', 'music', 'education', 'environment', 'childcare', 'gardening'],
  moods: ['cheerful', 'fresh', 'optimistic', 'friendly', 'natural'],
  ideas: ['harmony', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A small bird, tail up and beak wide open: all of it is song.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bird',
        role: 'lead',
        shape: [
          { sector: { at: [48, 48], r: 44, from: 90, to: 270 } },
          { disc: { at: [28, 28], r: 24 } },
          { box: { corner: [4, 28], size: [48, 24] } },
          {
            polygon: {
              points: [
                [68, 62],
                [86, 2],
                [104, 7],
                [91.5, 52],
                [84, 64],
              ],
            },
          },
          {
            polygon: {
              points: [
                [20, 5],
                [-10, 11],
                [2, 26],
                [-8, 40],
                [12, 46],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }, { subtract: { of: { disc: { at: [29, 25], r: 4.8 } } } }] },
        ],
      },
      {
        name: 'wing',
        role: 'accent',
        knock: '$gap',
        shape: [{ sector: { at: [52, 54], r: 18.5, from: 90, to: 270 } }, { fine: [{ round: { r: 3 } }] }],
      },
    ],
  },
  inset: [
    { disc: { at: [48, 56], r: 34 } },
    {
      polygon: {
        points: [
          [68, 44],
          [86, -6, 4],
          [110, 2, 4],
          [80, 76],
        ],
      },
    },
    { disc: { at: [24, 28], r: 22 } },
    {
      polygon: {
        points: [
          [10, 14],
          [-14, 28, 3],
          [12, 42],
        ],
      },
    },
    { bar: { from: [48, 84], to: [48, 110], width: 16 } },
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
