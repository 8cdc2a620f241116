import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drawn-curtain',
  motifs: ['curtain'],
  words: [
    'theatre',
    'curtain',
    'stage',
    'drama',
    'opera',
    'matinee',
    'premiere',
    'actor',
    'drape',
    'cabaret',
    'encore',
    'playhouse',
    'performer',
    'ensemble',
  ],
  industries: ['theatre', 'events'],
  moods: ['elegant', 'dreamy', 'bold', 'modern', 'mysterious'],
  ideas: ['transformation', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The curtain is drawn to one side, and the light is already there.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9 } },
    parts: [
      {
        name: 'curtain',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [0, -4, 2],
                    [106, -4, 2],
                    [84, 36, 'smooth', 224],
                    [36, 64],
                    [42, 106, 2],
                    [0, 106, 2],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [4, -4],
                    [107, -4],
                    [85, 36, 'smooth', 224],
                    [36, 64],
                    [40, 106],
                    [4, 106],
                  ],
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [34, -8],
                        [30, 24, 'smooth', 192],
                        [20, 54],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [73, -8],
                    [58, 30, 'smooth', 214],
                    [37, 52],
                  ],
                  width: '$gap',
                },
              },
            },
          },
        ],
      },
      { name: 'light', role: 'accent', shape: { disc: { at: [82, 82], r: 25 } } },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [0, -4],
          [106, -4],
          [84, 36, 'smooth', 224],
          [36, 64],
          [42, 106],
          [0, 106],
        ],
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [66, -8],
              [52, 30, 'smooth', 210],
              [30, 54],
            ],
            width: 11,
          },
        },
      },
    },
    { disc: { at: [82, 82], r: 25 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
