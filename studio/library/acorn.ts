import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'acorn',
  motifs: ['acorn', 'oak', 'seed'],
  words: [
    'acorn',
    'seed',
    'seedling',
    'squirrel',
    'nut',
    'start',
    'startup',
    'savings',
    'oak',
    'invest',
    'future',
    'nursery',
    'gland',
  ],
  industries: ['finance', 'education', 'nonprofit', 'environment', 'gardening', 'childcare'],
  moods: ['natural', 'trustworthy', 'warm', 'optimistic', 'honest'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An acorn in its cup, hanging a little aslant.',
    dials: { gap: { value: 10.2, min: 10, max: 11 } },
    parts: [
      {
        name: 'cup',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [6, 42, 'smooth', 0],
                [50, 11, 'smooth', 90],
                [94, 42, 'smooth', 180],
                [85, 50, 'smooth', 270],
                [15, 50, 'smooth', 270],
              ],
            },
          },
          {
            taper: {
              points: [
                [50, 18],
                [52, 6],
                [61, -5],
              ],
              from: 15,
              to: 13,
              cap: 'round',
            },
          },
          { round: { r: 4, only: 'inner' } },
          { turn: { by: 18 } },
        ],
      },
      {
        name: 'nut',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [14, '50+$gap', 3],
                [86, '50+$gap', 3],
                [86, 68, 'smooth', 183],
                [57, 107, 'smooth', 235],
                [50, 114, 4],
                [43, 107, 'smooth', 305],
                [14, 68, 'smooth', 357],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [33, 72],
                        [37, 82],
                        [44, 90],
                      ],
                      width: 10,
                      cap: 'round',
                      bend: 20,
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: 18 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [6, 40, 'smooth', 0],
          [50, 8, 'smooth', 90],
          [94, 40, 'smooth', 180],
          [94, 46, 4],
          [6, 46, 4],
        ],
      },
    },
    { bar: { from: [50, 10], to: [54, -6], width: 16, cap: 'round' } },
    {
      curve: {
        points: [
          [14, 58],
          [86, 58],
          [86, 72, 'smooth', 183],
          [50, 116, 3],
          [14, 72, 'smooth', 357],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
