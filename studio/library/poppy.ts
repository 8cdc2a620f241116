import type { Step } from '../blazon/blazon.ts';
import type { Concept } from './concept.ts';

const upperPetal: Step = {
  curve: {
    points: [
      [50, 60],
      [10, 54, 'smooth', 310],
      [2, 26, 'smooth', 15],
      [24, 8, 'smooth', 75],
      [44, 12, 'smooth', 95],
      [66, 12, 'smooth', 85],
      [86, 24, 'smooth', 140],
      [90, 50, 'smooth', 195],
    ],
  },
};

const lowerPetal: Step = {
  curve: {
    points: [
      [14, 62, 'smooth', 45],
      [46, 54, 'smooth', 95],
      [86, 60, 'smooth', 130],
      [90, 84, 'smooth', 205],
      [66, 100, 'smooth', 265],
      [46, 98, 'smooth', 275],
      [24, 96, 'smooth', 290],
      [8, 78, 'smooth', 350],
    ],
  },
};

export const concept: Concept = {
  id: 'poppy',
  motifs: ['poppy', 'flower', 'plant', 'leaf'],
  words: [
    'poppy',
    'poppyseed',
    'papaver',
    'petal',
    'bloom',
    'wildflower',
    'meadow',
    'remembrance',
    'flanders',
    'florist',
    'bouquet',
    'field',
    'scarlet',
  ],
  industries: ['flowers', 'gardening', 'beauty'],
  moods: ['bold', 'romantic', 'cheerful', 'feminine', 'natural'],
  ideas: ['growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A poppy: two wide silk petals around a dark eye, one leaf.',
    dials: { gap: { value: 9, min: 8.7, max: 9.6 } },
    parts: [
      {
        name: 'leaf',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [62, 34],
                    [72, 6, 'smooth', 20],
                    [104, -8],
                    [99, 24, 'smooth', 200],
                  ],
                },
              },
              {
                subtract: {
                  of: upperPetal,
                  gap: '$gap',
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
                    [62, 34],
                    [72, 6, 'smooth', 20],
                    [104, -8],
                    [99, 24, 'smooth', 200],
                  ],
                },
              },
              {
                subtract: {
                  of: upperPetal,
                  gap: '$gap',
                },
              },
            ],
          },
        ],
      },
      {
        name: 'upper',
        role: 'lead',
        shape: [
          upperPetal,
          {
            subtract: {
              of: lowerPetal,
              gap: '$gap',
            },
          },
          { subtract: { of: { disc: { at: [49, 54], r: 11 } }, gap: '$gap' } },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
      {
        name: 'lower',
        role: 'lead',
        shape: [
          lowerPetal,
          { subtract: { of: { disc: { at: [49, 54], r: 11 } }, gap: '$gap' } },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
      { name: 'eye', role: 'accent', shape: { disc: { at: [49, 54], r: 11 } } },
    ],
  },
};
