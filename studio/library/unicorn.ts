import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'unicorn',
  motifs: ['unicorn'],
  words: [
    'unicorn',
    'unicorns',
    'einhorn',
    'licorne',
    'unicornio',
    'unicórnio',
    'eenhoorn',
    'enhörning',
    'единорог',
    'fairytale',
    'fantasy',
  ],
  industries: ['toys', 'games'],
  moods: ['dreamy', 'playful', 'cute', 'creative', 'youthful'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A unicorn in profile: a mane, a quiet head, one horn.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [25, 91],
                [24, 56, 'smooth', 8],
                [40, 22, 'smooth', 35],
                [44, 0],
                [58, 22, 'smooth', 125],
                [97, 58, 'smooth', 150],
                [93, 75, 'smooth', 215],
                [79, 79, 'smooth', 280],
                [65, 72, 'smooth', 265],
                [62, 80, 'smooth', 170],
                [66, 91],
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [60, 44], r: 5 } } } }, { round: { r: 2.4 } }] },
          { plain: [{ round: { r: 2.4 } }] },
          { keep: 1 },
        ],
      },
      {
        name: 'mane',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [36, -5],
                    [13, 6, 'smooth', 225],
                    [3, 26],
                    [-6, 36, 'smooth', 205],
                    [-5, 54],
                    [-13, 66, 'smooth', 195],
                    [-8, 91],
                    ['25-$gap', 91],
                    ['24-$gap', 52, 'smooth', 8],
                    ['40-$gap', 18, 'smooth', 35],
                  ],
                },
              },
              { round: { r: 2.4 } },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [36, -5],
                    [-6, 42, 'smooth', 190],
                    [-9, 91],
                    ['25-$gap', 91],
                    ['24-$gap', 52, 'smooth', 8],
                    ['40-$gap', 18, 'smooth', 35],
                  ],
                },
              },
              { round: { r: 2.4, only: 'outer' } },
            ],
          },
        ],
      },
      {
        name: 'horn',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [61, 10],
                [103, -5],
                [77, 28],
              ],
              round: 2,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [25, 91],
          [24, 56, 'smooth', 8],
          [40, 22, 'smooth', 35],
          [44, 0],
          [58, 22, 'smooth', 125],
          [97, 58, 'smooth', 150],
          [93, 75, 'smooth', 215],
          [79, 79, 'smooth', 280],
          [65, 72, 'smooth', 265],
          [62, 80, 'smooth', 170],
          [66, 91],
        ],
      },
    },
    {
      polygon: {
        points: [
          [48, 22],
          [100, -14],
          [64, 40],
        ],
      },
    },
    { subtract: { of: { disc: { at: [59, 46], r: 6.5 } } } },
    { keep: 1 },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
