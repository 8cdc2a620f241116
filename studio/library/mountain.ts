import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mountain',
  motifs: ['mountain', 'sun'],
  words: [
    'mountain',
    'mountains',
    'peak',
    'summit',
    'alp',
    'alps',
    'alpine',
    'ridge',
    'trail',
    'climb',
    'hike',
    'hiking',
    'ascent',
    'monte',
    'sierra',
    'guide',
  ],
  industries: ['travel', 'sports', 'consulting', 'finance', 'fitness', 'environment', 'education'],
  moods: ['adventurous', 'strong', 'trustworthy', 'fresh', 'modern'],
  ideas: ['journey', 'guidance', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two peaks, one under snow, and a low sun.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      { name: 'sun', role: 'accent', shape: { disc: { at: [83, 12], r: 25 } } },
      {
        name: 'peaks',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, 85],
                [36, -12],
                [60, 50],
                [72, 38],
                [100, 85],
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
                        [0, 32],
                        [24, 40],
                        [36, 31],
                        [48, 40],
                        [62, 34],
                      ],
                      width: '$gap',
                      bend: 3,
                    },
                  },
                },
              },
              { round: { r: 3 } },
            ],
          },
          { plain: [{ round: { r: 3, only: 'outer' } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-4, 88],
          [36, 14],
          [60, 54],
          [72, 38],
          [106, 88],
        ],
      },
    },
    { round: { r: 4 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
