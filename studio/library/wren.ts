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
    idea: 'A wren: small and round, its tail straight up.',
    dials: { gap: { value: 8.4, min: 8.2, max: 8.8 } },
    parts: [
      {
        name: 'bird',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-8, 30],
                [12, 20, 'smooth', 50],
                [29, 9, 'smooth', 90],
                [50, 27, 'smooth', 135],
                [68, 30, 'smooth', 50],
                [84, -5],
                [100.5, 1],
                [95, 52, 'smooth', 192],
                [52, 88, 'smooth', 270],
                [7, 56, 'smooth', 0],
                [9, 38],
              ],
            },
          },
          {
            fine: [
              { round: { r: 1.6, only: 'outer' } },
              { subtract: { of: { disc: { at: [29, 28.5], r: 4.7 } } } },
            ],
          },
          { bar: { from: [43, 80], to: [37, 105], width: 8.8 } },
          { bar: { from: [61, 80], to: [55, 105], width: 8.8 } },
        ],
      },
      {
        name: 'wing',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [33, 51],
                [52, 48, 'smooth', 100],
                [72, 60],
                [48, 70, 'smooth', 280],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-12, 30],
          [12, 18, 'smooth', 50],
          [29, 7, 'smooth', 90],
          [50, 27, 'smooth', 135],
          [66, 30, 'smooth', 50],
          [80, -8],
          [110, 1],
          [98, 52, 'smooth', 192],
          [52, 90, 'smooth', 270],
          [5, 56, 'smooth', 0],
          [8, 40],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
