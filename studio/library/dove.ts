import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dove',
  motifs: ['dove', 'bird', 'hand', 'wing'],
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
  ],
  industries: ['nonprofit', 'religion', 'healthcare', 'events', 'publishing', 'legal'],
  moods: ['calm', 'caring', 'soft', 'optimistic', 'honest'],
  ideas: ['harmony', 'connection', 'guidance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A dove whose wing is a raised hand.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-6, 48],
                [4, 39],
                [16, 35, 'smooth', 85],
                [35, 54, 'smooth', 130],
                [66, 62, 'smooth', 80],
                [104, 56],
                [78, 90, 'smooth', 235],
                [42, 101, 'smooth', 275],
                [8, 64, 'smooth', 350],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'wing',
        role: 'second',
        shape: [
          {
            limb: {
              points: [
                [52, 48, 9],
                [23, 15, 4.8],
              ],
            },
          },
          {
            limb: {
              points: [
                [56, 48, 9],
                [44, 0, 4.8],
              ],
            },
          },
          {
            limb: {
              points: [
                [60, 48, 9],
                [69, -1, 4.8],
              ],
            },
          },
          {
            limb: {
              points: [
                [64, 50, 9],
                [92, 14, 4.8],
              ],
            },
          },
          { subtract: { of: { use: { part: 'body' } }, gap: '$gap' } },
          { round: { r: 3, only: 'inner' } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
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
