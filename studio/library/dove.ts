import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dove',
  motifs: ['dove', 'bird', 'wing', 'leaf'],
  words: [
    'dove',
    'peace',
    'pigeon',
    'paloma',
    'colombe',
    'hope',
    'faith',
    'grace',
    'freedom',
    'mercy',
    'volunteer',
    'care',
    'olive',
    'branch',
  ],
  industries: ['nonprofit', 'religion', 'healthcare', 'events', 'publishing', 'legal'],
  moods: ['calm', 'caring', 'soft', 'optimistic', 'honest'],
  ideas: ['harmony', 'connection', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A dove brings a leaf.',
    dials: { gap: { value: 9, min: 8.8, max: 9.8 } },
    parts: [
      {
        name: 'dove',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, 40],
                [14, 29, 'smooth', 70],
                [32, 36, 'smooth', 130],
                [50, 50, 'smooth', 105],
                [76, 54, 'smooth', 90],
                [103, 43],
                [101, 68],
                [80, 76, 'smooth', 255],
                [54, 86, 'smooth', 270],
                [23, 68, 'smooth', 325],
                [15, 48, 'smooth', 340],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
      {
        name: 'wing',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [28, 46],
                [42, 6, 'smooth', 40],
                [86, -14],
                [82, 24, 'smooth', 200],
                [62, 58],
              ],
            },
          },
          { subtract: { of: { use: { part: 'dove' } }, gap: '$gap' } },
          { keep: { n: 1 } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      { name: 'leaf', role: 'accent', shape: [{ petal: { from: [4, 51], to: [-1, 77], width: 13 } }] },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [76, 40, 13],
          [48, 60, 17],
          [4, 82, 7],
        ],
      },
    },
    { petal: { from: [46, 70], to: [34, -2], width: 38 } },
    {
      polygon: {
        points: [
          [84, 30],
          [102, 42, 2],
          [84, 50],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
