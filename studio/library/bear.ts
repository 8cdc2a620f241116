import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bear',
  motifs: ['bear', 'star'],
  words: [
    'bear',
    'bears',
    'grizzly',
    'ursa',
    'bruno',
    'polar',
    'wild',
    'outdoor',
    'north',
    'arctic',
    'orso',
    'bjorn',
    'cub',
    'polaris',
  ],
  industries: ['travel', 'sports', 'fashion', 'environment', 'brewery', 'insurance', 'space'],
  moods: ['strong', 'natural', 'adventurous', 'bold', 'trustworthy'],
  ideas: ['protection', 'guidance', 'journey'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The great bear walks with the north star in its side.',
    dials: { soft: { value: 3, min: 2.4, max: 4 } },
    parts: [
      {
        name: 'bear',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [2, 98],
                [0, 50, 'smooth', 0],
                [30, 14, 'smooth', 90],
                [60, 18, 'smooth', 95],
                [74, 20],
                [108, 48],
                [104, 62],
                [82, 67],
                [80, 98],
                [57, 98],
                [54, 76],
                [27, 76],
                [27, 98],
              ],
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
          { disc: { at: [75, 18], r: 8 } },
          { round: { r: 3, only: 'inner' } },
          {
            subtract: {
              of: [{ star: { at: [36, 46], n: 4, r: 22, inner: 9 } }, { fine: [{ round: { r: 2 } }] }],
            },
          },
        ],
      },
    ],
  },
  inset: [
    [{ disc: { at: [19, 25], r: 17 } }, { mirror: { line: { x: 50 } } }],
    { disc: { at: [50, 57], r: 42 } },
    { round: { r: 4, only: 'inner' } },
    {
      subtract: {
        of: [
          [{ disc: { at: [33, 48], r: 7.5 } }, { mirror: { line: { x: 50 } } }],
          { disc: { at: [50, 68], r: [15, 11] } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
