import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'windmill',
  motifs: ['windmill'],
  words: [
    'windmill',
    'mill',
    'miller',
    'flour',
    'grist',
    'holland',
    'dutch',
    'grain',
    'milling',
    'breeze',
    'polder',
  ],
  industries: ['food', 'agriculture', 'energy', 'bakery'],
  moods: ['natural', 'clever', 'friendly', 'rustic', 'cheerful'],
  ideas: ['craft', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A Dutch windmill with four sails.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'sails',
        role: 'second',
        shape: [
          [
            {
              polygon: {
                points: [
                  [45.5, 44],
                  [45.5, -10],
                  [60, -10],
                  [60, 24],
                  [54.5, 24],
                  [54.5, 44],
                ],
              },
            },
            { spin: { n: 4, about: [50, 42] } },
          ],
          { fine: [{ round: { r: 1.6 } }] },
          { turn: { by: 32, about: [50, 42] } },
        ],
      },
      {
        name: 'tower',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 20, 'smooth', 90],
                [70, 42, 'smooth', 178],
                [80, 112, 2],
                [20, 112, 2],
                [30, 42, 'smooth', 2],
              ],
            },
          },
          { subtract: { of: { use: { part: 'sails' } }, gap: '$gap' } },
          { keep: { n: 1 } },
          { subtract: { of: { box: { corner: [43, 90], size: [14, 26], r: [7, 7, 0, 0] } } } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [38, 30],
          [62, 30],
          [80, 112],
          [20, 112],
        ],
      },
    },
    [
      { box: { corner: [43, -14], size: [20, 60] } },
      { spin: { n: 4, about: [50, 42] } },
      { turn: { by: 40, about: [50, 42] } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
