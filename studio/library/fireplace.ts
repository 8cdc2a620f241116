import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fireplace',
  motifs: ['fireplace', 'flame'],
  words: [
    'fireplace',
    'hearth',
    'chimney',
    'mantel',
    'stove',
    'inglenook',
    'fireside',
    'log',
    'grate',
    'ember',
    'heating',
    'sweep',
    'fire',
  ],
  industries: ['interior-design', 'energy', 'hotel'],
  moods: ['cosy', 'warm', 'classic', 'rustic'],
  ideas: ['shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A fireplace with its fire lit.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'mantel',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [0, 2], size: [100, 13], r: 2 } },
              {
                curve: {
                  points: [
                    [7, 14],
                    [93, 14],
                    [87, 26, 'smooth', 180],
                    [87, 100],
                    [13, 100],
                    [13, 26, 'smooth', 0],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              { bar: { from: [0, 8.5], to: [100, 8.5], width: 13 } },
              { box: { corner: [12, 12], size: [76, 88] } },
            ],
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [28, 102],
                    [28, 62, 'smooth', 0],
                    [50, 40, 'smooth', 90],
                    [72, 62, 'smooth', 180],
                    [72, 102],
                  ],
                },
              },
            },
          },
        ],
      },
      {
        name: 'fire',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [54, 50, 2],
                [58, 66, 'smooth', 150],
                [64, 84, 'smooth', 180],
                [50, 100, 'smooth', 270],
                [36, 84, 'smooth', 0],
                [40, 72, 2],
                [45, 74, 'smooth', 70],
                [50, 62, 'smooth', 0],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [-4, 8], to: [104, 8], width: 18 } },
    { box: { corner: [8, 8], size: [84, 92] } },
    {
      subtract: {
        of: {
          curve: {
            points: [
              [32, 104],
              [32, 62, 'smooth', 0],
              [50, 42, 'smooth', 90],
              [68, 62, 'smooth', 180],
              [68, 104],
            ],
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
