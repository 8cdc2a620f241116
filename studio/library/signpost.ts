import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'signpost',
  motifs: ['signpost', 'pine', 'fir'],
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
    'forest',
    'rambler',
    'footpath',
    'ranger',
    'trailhead',
  ],
  industries: ['travel', 'consulting', 'environment', 'nonprofit'],
  moods: ['adventurous', 'natural', 'clever', 'friendly', 'honest'],
  ideas: ['guidance', 'journey', 'two-become-one'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The boards of the signpost are the branches of a fir.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'fir',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -6, 2],
                [68, 24],
                [32, 24],
              ],
            },
          },
          { box: { corner: [44.5, 8], size: [11, 98] } },
          {
            polygon: {
              points: [
                [32, '24+$gap'],
                [74, '24+$gap'],
                [87, '32+$gap'],
                [74, '40+$gap'],
                [23, '40+$gap'],
              ],
            },
          },
          {
            polygon: {
              points: [
                [69, '40+2*$gap'],
                [24, '40+2*$gap'],
                [9, '48+2*$gap'],
                [24, '56+2*$gap'],
                [78, '56+2*$gap'],
              ],
            },
          },
          {
            fine: [
              {
                polygon: {
                  points: [
                    [23, '56+3*$gap'],
                    [78, '56+3*$gap'],
                    [91, '63+3*$gap'],
                    [78, '70+3*$gap'],
                    [15, '70+3*$gap'],
                  ],
                },
              },
            ],
          },
          { round: { r: 1.4, only: 'outer' } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [45.5, 31], size: [9, 38] } },
    {
      polygon: {
        points: [
          [38, 34],
          [60, 34],
          [66, 39],
          [60, 44],
          [38, 44],
        ],
      },
    },
    {
      polygon: {
        points: [
          [62, 52],
          [40, 52],
          [34, 57],
          [40, 62],
          [62, 62],
        ],
      },
    },
  ],
};
