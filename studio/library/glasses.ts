import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'glasses',
  motifs: ['glasses'],
  words: [
    'glasses',
    'spectacles',
    'optician',
    'eyewear',
    'frames',
    'specs',
    'optometrist',
    'optical',
    'lenses',
    'monocle',
    'rim',
    'vision',
    'sight',
  ],
  industries: ['eyewear'],
  moods: ['modern', 'classic', 'elegant', 'friendly', 'trustworthy'],
  ideas: ['precision', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Round spectacles, laid down with their arms open.',
    dials: { weight: { value: 9, min: 8.6, max: 10 } },
    parts: [
      {
        name: 'glasses',
        role: 'lead',
        shape: [
          { ring: { at: [22, 64], r: 24, width: '$weight' } },
          {
            line: {
              points: [
                [3.5, 56],
                [14, 20],
                [32, 17],
              ],
              width: '$weight',
              cap: 'round',
              bend: 10,
            },
          },
          { mirror: { line: { x: 50 } } },
          {
            line: {
              points: [
                [40, 58],
                [50, 52, 'via'],
                [60, 58],
              ],
              width: '$weight',
            },
          },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [20, 64], r: 26, width: 14 } },
    {
      line: {
        points: [
          [1.3, 61],
          [11, 18],
          [28, 15],
        ],
        width: 14,
        cap: 'round',
        bend: 12,
      },
    },
    { mirror: { line: { x: 50 } } },
    {
      line: {
        points: [
          [36, 63],
          [50, 58, 'via'],
          [64, 63],
        ],
        width: 13.5,
      },
    },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
