import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'barn',
  motifs: ['barn', 'cross'],
  words: [
    'barn',
    'farm',
    'farmhouse',
    'hayloft',
    'hay',
    'granary',
    'farmstead',
    'homestead',
    'stable',
    'rural',
    'countryside',
    'ranch',
    'barnyard',
    'gambrel',
  ],
  industries: ['agriculture', 'hotel', 'food', 'events'],
  moods: ['rustic', 'warm', 'friendly', 'natural'],
  ideas: ['shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A barn with a broken roof and a cross on its door.',
    dials: { gap: { value: 9, min: 8.8, max: 9.8 } },
    parts: [
      {
        name: 'roof',
        role: 'second',
        shape: [
          {
            line: {
              points: [
                [-2, 54],
                [17, 17],
                [50, -1],
                [83, 17],
                [102, 54],
              ],
              width: 10,
              cap: 'round',
            },
          },
        ],
      },
      {
        name: 'barn',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [14, 20],
                [50, 0],
                [86, 20],
                [86, 104],
                [14, 104],
              ],
            },
          },
          { subtract: { of: { use: { part: 'roof' } }, gap: '$gap' } },
          { subtract: { of: { box: { corner: [32, 66], size: [36, 60] } }, gap: '$gap' } },
          { fine: [{ subtract: { of: { disc: { at: [50, 40], r: 7 } } } }] },
          { keep: { n: 1 } },
        ],
      },
      {
        name: 'door',
        role: 'accent',
        shape: [
          { box: { corner: [32, 66], size: [36, 38] } },
          {
            fine: [
              {
                cut: {
                  line: [
                    [32, 66],
                    [68, 104],
                  ],
                  gap: 8.6,
                },
              },
              {
                cut: {
                  line: [
                    [32, 104],
                    [68, 66],
                  ],
                  gap: 8.6,
                },
              },
              { round: { r: 1.6 } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [10, 104],
          [10, 50],
          [26, 18],
          [50, 4],
          [74, 18],
          [90, 50],
          [90, 104],
        ],
      },
    },
    { subtract: { of: { box: { corner: [34, 62], size: [32, 50] } } } },
    { round: { r: 2 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
