import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hedgehog',
  motifs: ['hedgehog'],
  words: [
    'hedgehog',
    'urchin',
    'igel',
    'prickle',
    'spine',
    'hedge',
    'spiky',
    'hérisson',
    'bramble',
    'thorn',
    'guard',
  ],
  industries: ['security', 'gardening', 'childcare', 'insurance', 'software', 'toys', 'pets'],
  moods: ['quirky', 'friendly', 'playful', 'trustworthy', 'cosy'],
  ideas: ['protection', 'shelter'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A hedgehog: soft face, and all its care turned outward.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'spines',
        role: 'lead',
        shape: [
          { fine: [{ star: { at: [48, 50], n: 15, r: 53, inner: 41, round: 2.5 } }] },
          { plain: [{ star: { at: [48, 50], n: 11, r: 54, inner: 41 } }] },
          {
            subtract: {
              of: [
                { half: { through: [50, 91], facing: 180 } },
                { box: { corner: [88, 46], size: [40, 60] } },
              ],
            },
          },
          { round: { r: 2.5, only: 'outer' } },
        ],
      },
      {
        name: 'face',
        role: 'second',
        knock: '$gap',
        shape: [
          { drop: { at: [67, 67], r: 24, tip: [112, 80] } },
          { round: { r: 4 } },
          { subtract: { of: { disc: { at: [72, 64], r: 4.8 } } } },
        ],
      },
    ],
  },
  inset: [
    [
      { star: { at: [58, 52], n: 15, r: 50, inner: 40 } },
      { intersect: { of: { box: { corner: [0, -10], size: [120, 92], r: 0 } } } },
    ],
    {
      limb: {
        points: [
          [30, 64, 20],
          [-2, 76, 6],
        ],
      },
    },
    { box: { corner: [20, 72], size: [76, 12], r: 4 } },
    { box: { corner: [28, 78], size: [16, 18], r: 3 } },
    { box: { corner: [72, 78], size: [16, 18], r: 3 } },
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
