import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'weightlifter',
  motifs: ['dumbbell', 'person'],
  words: [
    'barbell',
    'barbells',
    'weightlifter',
    'weightlifters',
    'weightlifting',
    'powerlifting',
    'powerlifter',
    'deadlift',
    'squat',
    'snatch',
    'lifter',
    'lifting',
    'strongman',
    'crossfit',
    'gewichtheber',
    'langhantel',
    'haltérophilie',
    'halterofilia',
    'pesista',
    'tyngdlyftning',
    'halter',
    'штанга',
    '重量挙げ',
    '举重',
    '역도',
  ],
  industries: ['fitness', 'sports'],
  moods: ['strong', 'energetic', 'bold', 'sporty', 'masculine'],
  ideas: ['balance', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A lifter holds the bar overhead, arms and legs in one strong X.',
    dials: { weight: { value: 11.5, min: 10.9, max: 12.1 } },
    parts: [
      {
        name: 'lifter',
        role: 'lead',
        shape: [
          { bar: { from: [-2, 6], to: [102, 6], width: '$weight-2' } },
          {
            fine: [
              { box: { at: [1, 6], size: [13, 38], r: 3 } },
              { box: { at: [99, 6], size: [13, 38], r: 3 } },
            ],
          },
          { plain: [{ box: { at: [1, 6], size: [13, 38] } }, { box: { at: [99, 6], size: [13, 38] } }] },
          [
            {
              line: {
                points: [
                  [20, 6],
                  [28, 46],
                  [50, 57],
                  [72, 46],
                  [80, 6],
                ],
                width: '$weight',
                bend: 6,
              },
            },
            {
              polygon: {
                points: [
                  [32, 49],
                  [68, 49],
                  [59, 76],
                  [41, 76],
                ],
              },
            },
            {
              line: {
                points: [
                  [14, 110],
                  [24, 76],
                  [50, 72],
                  [76, 76],
                  [86, 110],
                ],
                width: '$weight+2',
                bend: 5,
              },
            },
            { fine: [{ round: { r: 4, only: 'inner' } }] },
          ],
          { intersect: { of: { half: { through: [50, 105], facing: 0 } } } },
          { scale: { by: 0.94 } },
        ],
      },
      { name: 'head', role: 'accent', shape: [{ disc: { at: [50, 29], r: 9.6 } }, { scale: { by: 0.94 } }] },
    ],
  },
  inset: [
    { bar: { from: [-2, 6], to: [102, 6], width: 12 } },
    { box: { at: [-2, 6], size: [18, 44] } },
    { box: { at: [102, 6], size: [18, 44] } },
    {
      line: {
        points: [
          [20, 6],
          [28, 48],
          [50, 60],
          [72, 48],
          [80, 6],
        ],
        width: 15,
      },
    },
    { box: { at: [50, 64], size: [26, 26] } },
    {
      line: {
        points: [
          [14, 110],
          [24, 78],
          [50, 74],
          [76, 78],
          [86, 110],
        ],
        width: 17,
      },
    },
    { intersect: { of: { half: { through: [50, 106], facing: 0 } } } },
    { disc: { at: [50, 30], r: 10 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
