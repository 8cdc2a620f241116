import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lobster',
  motifs: ['lobster'],
  words: [
    'lobster',
    'lobsters',
    'langoustine',
    'crayfish',
    'crawfish',
    'prawn',
    'shrimp',
    'scampi',
    'crustacean',
    'seafood',
    'shellfish',
    'pincer',
    'claw',
  ],
  industries: ['restaurant'],
  moods: ['playful', 'bold', 'fresh'],
  ideas: ['harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A lobster from above: two claws, the rings and the fan of the tail.',
    dials: { soft: { value: 2.2, min: 1.8, max: 2.8 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 14, 'smooth', 90],
                [63, 36, 'smooth', 180],
                [61, 58],
                [39, 58],
                [37, 36, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              { disc: { at: [50, 62], r: [15.5, 8.5] } },
              { disc: { at: [50, 74], r: [13.5, 8] } },
              { disc: { at: [50, 85], r: [11.5, 7.5] } },
            ],
          },
          {
            plain: [
              {
                limb: {
                  points: [
                    [50, 60, 12.5],
                    [50, 88, 8],
                  ],
                },
              },
            ],
          },
          { fine: [{ petal: { from: [50, 84], to: [50, 111], width: 17 } }] },
          [
            { petal: { from: [49, 84], to: [26, 107], width: 17 } },
            {
              line: {
                points: [
                  [46, 46],
                  [24, 48, 'smooth', 285],
                  [8, 32],
                ],
                width: 10.5,
              },
            },
            {
              curve: {
                points: [
                  [13, 42, 'smooth', 270],
                  [-4, 19, 'smooth', 0],
                  [9, -5, 2.6],
                  [13, 14, 4],
                  [24, 2, 2.6],
                  [28, 22, 'smooth', 190],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { round: { r: '$soft' } },
        ],
      },
    ],
  },
};
