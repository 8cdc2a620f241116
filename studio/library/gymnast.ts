import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gymnast',
  motifs: ['person'],
  words: [
    'gymnast',
    'gymnasts',
    'gymnastics',
    'cartwheel',
    'tumbling',
    'acrobat',
    'acrobatics',
    'acrobats',
    'turnverein',
  ],
  industries: ['sports', 'fitness', 'dance', 'education', 'childcare'],
  moods: ['energetic', 'playful', 'youthful', 'sporty', 'cheerful'],
  ideas: ['balance', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A gymnast turns a cartwheel.',
    dials: { weight: { value: 9.4, min: 9, max: 10.2 } },
    parts: [
      {
        name: 'gymnast',
        role: 'lead',
        shape: [
          {
            taper: {
              points: [
                [46, 36],
                [0, 0],
              ],
              from: 17,
              to: '$weight',
              cap: 'round',
            },
          },
          {
            taper: {
              points: [
                [50, 37],
                [102, 20],
              ],
              from: 17,
              to: '$weight',
              cap: 'round',
            },
          },
          {
            limb: {
              points: [
                [48, 37, 10],
                [47, 56, 9],
              ],
            },
          },
          {
            taper: {
              points: [
                [44, 56],
                [18, 74, 'smooth', 210],
                [10, 100],
              ],
              from: 14,
              to: '$weight',
              cap: 'round',
            },
          },
          {
            taper: {
              points: [
                [50, 56],
                [76, 74, 'smooth', 150],
                [84, 100],
              ],
              from: 14,
              to: '$weight',
              cap: 'round',
            },
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      { name: 'head', role: 'accent', shape: { disc: { at: [47, 87], r: 11.5 } } },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [-4, 6],
          [48, 38],
          [104, 20],
        ],
        width: 17,
        cap: 'round',
      },
    },
    { bar: { from: [48, 36], to: [48, 60], width: 19 } },
    {
      line: {
        points: [
          [10, 104],
          [18, 72],
          [48, 56],
          [78, 72],
          [86, 104],
        ],
        width: 15,
        cap: 'round',
      },
    },
    { disc: { at: [48, 92], r: 14 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
