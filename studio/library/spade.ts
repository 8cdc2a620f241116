import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spade',
  motifs: ['spade', 'shovel'],
  words: [
    'spade',
    'spades',
    'shovel',
    'shovels',
    'spaten',
    'schaufel',
    'bêche',
    'vanga',
    'dig',
    'digger',
    'digging',
    'gardener',
    'allotment',
  ],
  industries: ['gardening', 'agriculture', 'construction', 'environment'],
  moods: ['natural', 'honest', 'rustic', 'friendly'],
  ideas: ['growth', 'craft'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A spade; what it plants is already in its blade.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.4 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          { bar: { from: [50, -2], to: [50, 60], width: 14 } },
          {
            curve: {
              points: [
                [25, 50, 3],
                [75, 50, 3],
                [75, 80, 'smooth', 180],
                [50, 114, 2],
                [25, 80, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [50, 124], to: [50, 84], width: 10 } },
                    { petal: { from: [50, 90], to: [35, 68], width: 13 } },
                    { petal: { from: [50, 90], to: [65, 68], width: 13 } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { bar: { from: [50, 124], to: [50, 72], width: 12 } } } }] },
          { turn: { by: 45 } },
          { scale: { by: 0.8 } },
        ],
      },
      {
        name: 'grip',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [16, -47, 4],
                [84, -47, 4],
                [65, '-2-1.2*$gap', 4],
                [35, '-2-1.2*$gap', 4],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [37, -35],
                        [63, -35],
                        [57, -24],
                        [43, -24],
                      ],
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: 45 } },
          { scale: { by: 0.8 } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [50, -12], to: [50, 60], width: 16 } },
    {
      curve: {
        points: [
          [22, 48, 3],
          [78, 48, 3],
          [78, 80, 'smooth', 180],
          [50, 118, 2],
          [22, 80, 'smooth', 0],
        ],
      },
    },
    { bar: { from: [20, -18], to: [80, -18], width: 18 } },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
