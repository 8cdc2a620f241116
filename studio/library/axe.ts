import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'axe',
  motifs: ['axe'],
  words: [
    'axe',
    'hatchet',
    'lumberjack',
    'woodcutter',
    'timber',
    'firewood',
    'bushcraft',
    'forest',
    'forester',
    'logging',
    'woodsman',
    'chop',
    'log',
    'wilderness',
    'outdoor',
    'frontier',
    'lumber',
  ],
  industries: ['crafts', 'hardware-tools', 'sports', 'environment'],
  moods: ['rustic', 'strong', 'adventurous', 'masculine', 'natural'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: "A woodcutter's axe: a flared blade on a curved handle.",
    dials: { gap: { value: 10.6, min: 10.4, max: 11.4 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [72, 3],
                [72, 35],
                [48, 36, 'smooth', 268],
                [16, 56],
                [7, 22, 'smooth', 2],
                [14, -9],
                [48, 3, 'smooth', 92],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          { turn: { by: 40 } },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [52, '35.8+$gap'],
                [72, '35+$gap'],
                [70, 72, 'smooth', 180],
                [80, 108, 5],
                [57, 114, 5],
                [50, 76, 'smooth', 0],
              ],
            },
          },
          { turn: { by: 40 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [74, 3, 3],
          [74, 37, 3],
          [46, 38, 'smooth', 268],
          [10, 60, 2.5],
          [1, 22, 'smooth', 2],
          [8, -12, 2.5],
          [46, 3, 'smooth', 92],
        ],
      },
    },
    { bar: { from: [58, -10], to: [60, 112], width: 20 } },
    { turn: { by: 32 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
