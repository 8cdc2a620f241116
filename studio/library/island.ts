import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'island',
  motifs: ['island', 'turtle', 'palm'],
  words: [
    'island',
    'isle',
    'islet',
    'atoll',
    'archipelago',
    'turtle',
    'lagoon',
    'tropical',
    'caribbean',
    'hawaii',
    'maldives',
    'castaway',
    'paradise',
    'resort',
    'holiday',
    'cay',
  ],
  industries: ['travel', 'hotel', 'marine'],
  moods: ['calm', 'playful', 'adventurous', 'warm'],
  ideas: ['journey', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An island that swims: the palm stands on a turtle.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'turtle',
        role: 'lead',
        shape: [
          [
            { disc: { at: [43, 92], r: [42, 34] } },
            { intersect: { of: { half: { through: [50, 92], facing: 0 } } } },
          ],
          {
            limb: {
              points: [
                [80, 88, 8],
                [94, 78, 14.5],
              ],
            },
          },
          {
            polygon: {
              points: [
                [4, 86],
                [34, 86],
                [14, 110],
              ],
              round: 3,
            },
          },
          {
            polygon: {
              points: [
                [52, 86],
                [82, 86],
                [84, 110],
              ],
              round: 3,
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [95, 77], r: 4.4 } } } }] },
        ],
      },
      {
        name: 'palm',
        role: 'accent',
        shape: [
          {
            taper: {
              points: [
                [40, 66],
                [40, 40, 'smooth', 2],
                [50, 16],
              ],
              from: 14,
              to: 10,
            },
          },
          { petal: { from: [55, 18], to: [10, 28], width: 17 } },
          { petal: { from: [46, 18], to: [92, 30], width: 17 } },
          { petal: { from: [50, 22], to: [24, -8], width: 17 } },
          { petal: { from: [50, 22], to: [80, -6], width: 17 } },
          { fine: [{ round: { r: 3 } }] },
          { subtract: { of: { use: { part: 'turtle' } }, gap: '$gap+0.8' } },
        ],
      },
    ],
  },
};
