import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'masquerade',
  motifs: ['mask'],
  words: [
    'theatre',
    'mask',
    'masquerade',
    'carnival',
    'drama',
    'stage',
    'actor',
    'opera',
    'costume',
    'persona',
    'cabaret',
    'harlequin',
  ],
  industries: ['theatre', 'events', 'dance'],
  moods: ['mysterious', 'elegant', 'playful', 'bold', 'quirky'],
  ideas: ['transformation', 'contrast'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A half mask with three plumes: somebody else for one night.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'mask',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 40, 'smooth', 90],
                [78, 33, 'smooth', 75],
                [106, 20, 3],
                [102, 64, 'smooth', 190],
                [78, 92, 'smooth', 268],
                [59, 80, 'smooth', 320],
                [50, 74, 'smooth', 270],
                [41, 80, 'smooth', 220],
                [22, 92, 'smooth', 272],
                [-2, 64, 'smooth', 350],
                [-6, 20, 3],
                [22, 33, 'smooth', 105],
              ],
            },
          },
          {
            subtract: {
              of: [{ petal: { from: [62, 67], to: [92, 55], width: 18 } }, { mirror: { line: { x: 50 } } }],
            },
          },
        ],
      },
      {
        name: 'plume',
        role: 'accent',
        shape: [
          {
            fine: [
              { petal: { from: [50, 42], to: [50, -10], width: 17, lean: 0.25 } },
              [
                { petal: { from: [50, 42], to: [80, -1], width: 17, lean: 0.3 } },
                { mirror: { line: { x: 50 } } },
              ],
            ],
          },
          { plain: [{ petal: { from: [50, 42], to: [50, -3], width: 34, lean: 0.25 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 40, 'smooth', 90],
          [106, 20],
          [102, 64, 'smooth', 190],
          [78, 92, 'smooth', 268],
          [50, 76, 'smooth', 270],
          [22, 92, 'smooth', 272],
          [-2, 64, 'smooth', 350],
          [-6, 20],
        ],
      },
    },
    {
      subtract: {
        of: [{ petal: { from: [62, 67], to: [92, 55], width: 22 } }, { mirror: { line: { x: 50 } } }],
      },
    },
    { fit: { at: [50, 50], size: [38, 38] } },
  ],
};
