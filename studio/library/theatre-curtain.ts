import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'theatre-curtain',
  motifs: ['curtain', 'sun'],
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
    'dramatist',
  ],
  industries: ['theatre', 'events'],
  moods: ['classic', 'bold', 'warm', 'elegant', 'dreamy'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The curtain parts and it is morning on the stage.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'curtain',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 0, 2],
                ['50-$gap/2', 0, 2],
                [30, 56, 'smooth', 205],
                [6, 70, 2],
                [16, 104, 2],
                [-2, 104, 2],
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
                        [18, -5],
                        [16, 30, 'smooth', 180],
                        [12, 48],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
      { name: 'sun', role: 'accent', shape: [{ sector: { at: [50, 104], r: 24, from: -90, to: 90 } }] },
    ],
  },
  inset: [
    { box: { corner: [-2, -2], size: [104, 26], r: 5 } },
    [
      {
        curve: {
          points: [
            [0, 20],
            [40, 20],
            [34, 58, 'smooth', 205],
            [20, 72],
            [24, 104, 2],
            [0, 104, 2],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { round: { r: 4, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
