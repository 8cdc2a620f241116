import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spray-bottle',
  motifs: ['spray-bottle', 'bottle'],
  words: [
    'spray',
    'cleaner',
    'cleaning',
    'spotless',
    'disinfect',
    'detergent',
    'trigger',
    'polish',
    'mist',
    'housekeeping',
    'janitor',
    'shine',
    'gleam',
    'refill',
    'hygiene',
  ],
  industries: ['cleaning'],
  moods: ['clean', 'fresh', 'simple', 'friendly'],
  ideas: ['transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A spray bottle.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'head',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [18, -2, 3],
                    [64, -2, 'smooth', 90],
                    [80, 12, 'smooth', 180],
                    [80, 19, 2],
                    [50, 19, 2],
                    [33, 43, 3],
                    [23, 37, 3],
                    [33, 15],
                    [18, 14, 3],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [18, -2],
                    [72, -2],
                    [80, 19],
                    [50, 19],
                    [34, 42],
                    [24, 36],
                    [33, 15],
                    [18, 14],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'bottle',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [53, '19+$gap', 1],
                    [79, '19+$gap', 1],
                    [81, 44, 'smooth', 175],
                    [93, 66, 'smooth', 180],
                    [93, 100, 6],
                    [37, 100, 6],
                    [37, 66, 'smooth', 0],
                    [51, 44, 'smooth', 5],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [53, '19+$gap'],
                    [79, '19+$gap'],
                    [81, 44],
                    [93, 60],
                    [93, 100],
                    [37, 100],
                    [37, 60],
                    [52, 44],
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [14, -2, 3],
          [64, -2, 'smooth', 90],
          [80, 16, 'smooth', 180],
          [80, 34],
          [96, 62, 5],
          [96, 104, 6],
          [34, 104, 6],
          [34, 62, 5],
          [48, 36],
          [48, 22],
          [34, 42, 3],
          [22, 36, 3],
          [30, 16],
          [14, 15, 3],
        ],
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
