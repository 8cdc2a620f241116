import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sloth',
  motifs: ['sloth', 'animal'],
  words: ['sloth', 'sloths', 'faultier', 'perezoso', 'bradipo'],
  industries: ['cafe', 'toys', 'yoga', 'childcare'],
  moods: ['calm', 'cute', 'playful', 'quirky', 'cosy'],
  ideas: ['balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A sloth, in no hurry: two sleepy streaks in a pale face.',
    dials: {
      streak: {
        value: 8,
        min: 7.6,
        max: 8.2,
      },
    },
    parts: [
      {
        name: 'face',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 2, 'smooth', 90],
                [100, 48, 'smooth', 180],
                [84, 88, 'smooth', 215],
                [50, 100, 'smooth', 270],
                [16, 88, 'smooth', 325],
                [0, 48, 'smooth', 0],
              ],
            },
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [50, 30, 'smooth', 90],
                    [86, 56, 'smooth', 180],
                    [50, 88, 'smooth', 270],
                    [14, 56, 'smooth', 0],
                  ],
                },
              },
            },
          },
          {
            fine: [
              {
                limb: {
                  points: [
                    [8, 56, 5],
                    [32, 52, '$streak'],
                  ],
                },
              },
              {
                limb: {
                  points: [
                    [92, 56, 5],
                    [68, 52, '$streak'],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                bar: {
                  from: [6, 55],
                  to: [39, 53],
                  width: 13,
                },
              },
              {
                bar: {
                  from: [94, 55],
                  to: [61, 53],
                  width: 13,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'nose',
        role: 'accent',
        shape: [
          {
            disc: {
              at: [50, 69],
              r: [10, 8],
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
          [50, 2, 'smooth', 90],
          [100, 48, 'smooth', 180],
          [84, 88, 'smooth', 215],
          [50, 100, 'smooth', 270],
          [16, 88, 'smooth', 325],
          [0, 48, 'smooth', 0],
        ],
      },
    },
    {
      subtract: {
        of: {
          curve: {
            points: [
              [50, 30, 'smooth', 90],
              [86, 56, 'smooth', 180],
              [50, 88, 'smooth', 270],
              [14, 56, 'smooth', 0],
            ],
          },
        },
      },
    },
    [
      {
        limb: {
          points: [
            [8, 56, 7],
            [34, 54, 9],
          ],
        },
      },
      {
        mirror: {
          line: {
            x: 50,
          },
        },
      },
    ],
    {
      disc: {
        at: [50, 72],
        r: 9,
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
