import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'signpost',
  motifs: ['signpost'],
  words: [
    'signpost',
    'sign',
    'trail',
    'waymark',
    'hike',
    'hiking',
    'wayfinder',
    'path',
    'direction',
    'guide',
    'crossroad',
    'rambler',
    'footpath',
    'ranger',
    'trailhead',
  ],
  industries: ['travel', 'consulting', 'environment', 'nonprofit'],
  moods: ['adventurous', 'natural', 'clever', 'friendly', 'honest'],
  ideas: ['guidance', 'journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A signpost that points both ways.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'post',
        role: 'lead',
        shape: [
          { box: { corner: [44, -8], size: [12, 114], r: 3 } },
          { box: { corner: [28, 98], size: [44, 10], r: 4 } },
          {
            polygon: {
              points: [
                [20, 4],
                [84, 4],
                [102, 20],
                [84, 36],
                [20, 36],
              ],
            },
          },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
      {
        name: 'board',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [80, 46],
                [16, 46],
                [-2, 62],
                [16, 78],
                [80, 78],
              ],
            },
          },
          { fine: [{ round: { r: 2.4 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [42, -8], size: [16, 116] } },
    {
      polygon: {
        points: [
          [20, 0],
          [84, 0],
          [104, 19],
          [84, 38],
          [20, 38],
        ],
      },
    },
    {
      polygon: {
        points: [
          [80, 50],
          [16, 50],
          [-4, 69],
          [16, 88],
          [80, 88],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
