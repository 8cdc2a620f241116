import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mask',
  motifs: ['mask', 'smile'],
  words: [
    'theatre',
    'theater',
    'mask',
    'drama',
    'comedy',
    'stage',
    'play',
    'actor',
    'opera',
    'ensemble',
    'persona',
    'improv',
    'carnival',
  ],
  industries: ['theatre', 'events', 'film', 'media', 'games'],
  moods: ['bold', 'mysterious', 'creative', 'quirky', 'edgy'],
  ideas: ['contrast', 'transformation', 'two-become-one', 'balance'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'One mask, half comedy, half tragedy.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.8 } },
    parts: [
      {
        name: 'comedy',
        role: 'lead',
        shape: [
          { box: { corner: [6, 0], size: [88, 100], r: [4, 4, 44, 44] } },
          { subtract: { of: { half: { through: ['50-$gap/2', 50], facing: 90 } } } },
          { fine: [{ subtract: { of: [{ sector: { at: [27, 42], r: 12, from: 270, to: 450 } }] } }] },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [22, 62],
                    [50, 78, 'smooth', 90],
                    [78, 62],
                  ],
                  width: '$gap',
                  cap: 'round',
                },
              },
            },
          },
        ],
      },
      {
        name: 'tragedy',
        role: 'second',
        shape: [
          { box: { corner: [6, 0], size: [88, 100], r: [4, 4, 44, 44] } },
          { subtract: { of: { half: { through: ['50+$gap/2', 50], facing: 270 } } } },
          { fine: [{ subtract: { of: [{ sector: { at: [73, 32], r: 12, from: 90, to: 270 } }] } }] },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [22, 78],
                    [50, 62, 'smooth', 90],
                    [76, 76],
                  ],
                  width: '$gap',
                  cap: 'round',
                },
              },
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
          [4, 10],
          [50, 2, 'smooth', 90],
          [96, 10],
          [50, 104, 'smooth', 270],
        ],
      },
    },
    {
      subtract: {
        of: [
          [{ petal: { from: [40, 42], to: [16, 36], width: 17 } }, { mirror: { line: { x: 50 } } }],
          {
            curve: {
              points: [
                [26, 62],
                [50, 70, 'smooth', 90],
                [74, 62],
                [50, 88, 'smooth', 270],
              ],
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
