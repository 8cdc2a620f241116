import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'trowel',
  motifs: ['trowel'],
  words: [
    'trowel',
    'mason',
    'masonry',
    'plaster',
    'plasterer',
    'plastering',
    'mortar',
    'bricklayer',
    'bricklaying',
    'tiler',
    'tiling',
    'screed',
    'archaeologist',
    'archaeology',
    'dig',
  ],
  industries: ['construction'],
  moods: ['honest', 'handmade', 'strong'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A mason’s trowel: the long leaf of steel, the neck, the turned handle.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 108, 3],
                [26.5, 60, 'smooth', 342],
                [35, 47, 'smooth', 75],
                [45.5, 43],
                [45.5, 29],
                [54.5, 29],
                [54.5, 43],
                [65, 47, 'smooth', 105],
                [73.5, 60, 'smooth', 198],
              ],
            },
          },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'handle',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [43, '29-$gap', 2],
                    [42, 4, 'smooth', 350],
                    [38, -18, 'smooth', 0],
                    [50, -32, 'smooth', 90],
                    [62, -18, 'smooth', 180],
                    [58, 4, 'smooth', 190],
                    [57, '29-$gap', 2],
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
                    [43, '29-$gap'],
                    [38, -18, 'smooth', 0],
                    [50, -32, 'smooth', 90],
                    [62, -18, 'smooth', 180],
                    [57, '29-$gap'],
                  ],
                },
              },
            ],
          },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
};
