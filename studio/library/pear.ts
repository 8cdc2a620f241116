import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pear',
  motifs: ['pear'],
  words: [
    'pear',
    'pair',
    'twin',
    'orchard',
    'perry',
    'cider',
    'conference',
    'williams',
    'poire',
    'double',
    'duo',
  ],
  industries: ['food', 'beverage'],
  moods: ['elegant', 'natural', 'calm', 'simple', 'warm'],
  ideas: ['harmony', 'two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A pair of pears: one stands in the shadow of the other.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'back',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [58, 4],
                [85, 28, 'smooth', 170],
                [97, 66, 'smooth', 180],
                [66, 98, 'smooth', 270],
                [40, 68, 'smooth', 0],
                [50, 34, 'smooth', 20],
              ],
            },
          },
        ],
      },
      {
        name: 'front',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [34, 5, 'smooth', 90],
                [54, 30, 'smooth', 174],
                [64, 66, 'smooth', 180],
                [33, 97, 'smooth', 270],
                [2, 66, 'smooth', 0],
                [14, 30, 'smooth', 6],
              ],
            },
          },
          { bar: { from: [34, 10], to: [36, -4], width: 11 } },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [50, 43, 8],
          [50, 56, 13],
        ],
      },
    },
    { bar: { from: [50, 44], to: [52, 31], width: 6 } },
  ],
};
