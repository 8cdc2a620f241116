import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fire-helmet',
  motifs: ['fire-helmet', 'helmet'],
  words: [
    'firefighter',
    'firefighters',
    'fireman',
    'fireservice',
    'brigade',
    'rescue',
    'emergency',
    'feuerwehr',
    'pompier',
    'bombero',
  ],
  industries: ['government', 'security', 'nonprofit', 'support-services'],
  moods: ['strong', 'trustworthy', 'bold', 'authoritative', 'caring'],
  ideas: ['protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: "A firefighter's helmet from the front, its badge held up by the comb.",
    dials: { gap: { value: 8.6, min: 8.2, max: 8.9 } },
    parts: [
      {
        name: 'helmet',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [10, 62],
                [50, 0, 'smooth', 90],
                [90, 62],
              ],
            },
          },
          { fine: [{ box: { at: [50, 3], size: [28, 13], r: 4 } }] },
          { plain: [{ box: { at: [50, 3], size: [28, 13] } }] },
          {
            curve: {
              points: [
                [-4, 73, 3],
                [11, 57, 'smooth', 55],
                [50, 48, 'smooth', 90],
                [89, 57, 'smooth', 125],
                [104, 73, 3],
                [50, 81, 'smooth', 270],
              ],
            },
          },
        ],
      },
      {
        name: 'badge',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 19],
                    [65, 25],
                    [63, 42, 'smooth', 190],
                    [50, 60],
                    [37, 42, 'smooth', 350],
                    [35, 25],
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
                    [35, 22],
                    [65, 22],
                    [65, 42],
                    [50, 58],
                    [35, 42],
                  ],
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [12, 66],
          [50, 2, 'smooth', 90],
          [88, 66],
        ],
      },
    },
    { box: { corner: [-4, 62], size: [108, 22], r: 10 } },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [34, 28],
              [66, 28],
              [62, 54],
              [50, 66],
              [38, 54],
            ],
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
