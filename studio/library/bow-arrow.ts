import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bow-arrow',
  motifs: ['bow-arrow', 'arrow'],
  words: [
    'archer',
    'archers',
    'archery',
    'bow',
    'longbow',
    'crossbow',
    'quiver',
    'fletcher',
    'fletching',
    'bowman',
    'toxophilite',
    'robinhood',
    'arrow',
    'arrows',
  ],
  industries: [],
  moods: ['bold', 'adventurous', 'precise', 'strong'],
  ideas: ['precision', 'speed'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bow at full draw, an instant before.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'bow',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [32, -6],
                [42, 4],
                [67, 50, 'via'],
                [42, 96],
                [32, 106],
              ],
              width: 11.4,
            },
          },
          {
            line: {
              points: [
                [38, 1],
                [4, 50],
                [38, 99],
              ],
              width: 8.8,
            },
          },
          { fine: [{ round: { r: 1.4 } }] },
          { turn: { by: -45 } },
        ],
      },
      {
        name: 'arrow',
        role: 'second',
        knock: '$gap',
        shape: [
          { bar: { from: [4, 50], to: [96, 50], width: 9.6 } },
          {
            polygon: {
              points: [
                [90, 35],
                [115, 50],
                [90, 65],
              ],
            },
          },
          { turn: { by: -45 } },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [38, 0],
          [66, 50, 'via'],
          [38, 100],
        ],
        width: 12,
      },
    },
    {
      line: {
        points: [
          [38, 0],
          [4, 50],
          [38, 100],
        ],
        width: 9,
      },
    },
    { bar: { from: [4, 50], to: [104, 50], width: 11 } },
    {
      polygon: {
        points: [
          [92, 34],
          [120, 50],
          [92, 66],
        ],
      },
    },
    { turn: { by: -45 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
