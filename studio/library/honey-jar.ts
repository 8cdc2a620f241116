import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'honey-jar',
  motifs: ['jar'],
  words: [
    'honey',
    'jar',
    'beekeeper',
    'apiary',
    'dipper',
    'nectar',
    'mead',
    'bee',
    'syrup',
    'miel',
    'honig',
    'bees',
    'beehive',
  ],
  industries: ['food', 'agriculture'],
  moods: ['natural', 'warm', 'bold', 'honest'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pot of honey, running over.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'honey',
        role: 'accent',
        shape: [
          { box: { corner: [12, 8], size: [76, 18], r: 8 } },
          { bar: { from: [34, 18], to: [34, 54], width: 12.5, cap: 'round' } },
          { fine: [{ bar: { from: [62, 18], to: [62, 38], width: 12.5, cap: 'round' } }] },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      {
        name: 'pot',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [17, '26+$gap', 2],
                [83, '26+$gap', 2],
                [99, 68, 'smooth', 180],
                [76, 104, 7],
                [24, 104, 7],
                [1, 68, 'smooth', 0],
              ],
            },
          },
          { subtract: { of: { use: { part: 'honey' } }, gap: '$gap' } },
          { keep: { n: 1 } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [12, 4], size: [76, 18], r: 8 } },
    {
      curve: {
        points: [
          [17, 34, 2],
          [83, 34, 2],
          [99, 70, 'smooth', 180],
          [76, 106, 7],
          [24, 106, 7],
          [1, 70, 'smooth', 0],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
