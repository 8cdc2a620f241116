import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'olive',
  motifs: ['olive', 'drop', 'leaf'],
  words: [
    'olive',
    'oil',
    'oliva',
    'grove',
    'press',
    'mill',
    'frantoio',
    'elia',
    'zeytin',
    'mediterranean',
    'virgin',
    'tapas',
    'greek',
    'ladi',
  ],
  industries: ['food', 'agriculture', 'restaurant', 'beauty', 'wellness'],
  moods: ['natural', 'elegant', 'fresh', 'honest', 'calm'],
  ideas: ['growth', 'harmony', 'transformation'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'An olive on its twig: the light on its skin is already the drop of oil.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 } },
    parts: [
      {
        name: 'olive',
        role: 'lead',
        shape: [
          { disc: { at: [44, 64], r: [33, 39] } },
          {
            fine: [
              { subtract: { of: [{ drop: { at: [44, 73], r: 12, tip: [44, 45] } }, { round: { r: 2 } }] } },
            ],
          },
          { turn: { by: 18, about: [44, 64] } },
        ],
      },
      {
        name: 'leaves',
        role: 'second',
        knock: '$gap',
        shape: [
          { petal: { from: [60, 18], to: [2, 7], width: 19, lean: 0.1 } },
          { petal: { from: [56, 14], to: [97, 50], width: 23, lean: 0.1 } },
          { bar: { from: [57, 19], to: [72, -6], width: 9.5 } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    [{ disc: { at: [36, 70], r: [27, 35] } }, { turn: { by: 20, about: [36, 70] } }],
    { petal: { from: [50, 48], to: [102, -2], width: 38 } },
    {
      line: {
        points: [
          [46, 56],
          [18, 2],
        ],
        width: 16,
        cap: 'flat',
      },
    },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
