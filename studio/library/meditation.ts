import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'meditation',
  motifs: ['person'],
  words: [
    'meditation',
    'yoga',
    'mindfulness',
    'zen',
    'asana',
    'breathwork',
    'yogi',
    'stillness',
    'calm',
    'retreat',
    'breath',
    'guru',
    'namaste',
    'serenity',
    'buddhist',
  ],
  industries: ['yoga', 'wellness'],
  moods: ['calm', 'natural', 'warm', 'simple'],
  ideas: ['balance', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A seated figure, hands on the knees, and the one round stroke of its breath.',
    dials: { gap: { value: 9, min: 8.8, max: 9.4 } },
    parts: [
      { name: 'circle', role: 'second', shape: { ring: { at: [50, 50], r: 53, width: 10 } } },
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 45, 'smooth', 90],
                [69, 55, 'smooth', 155],
                [73, 73, 'smooth', 150],
                [93, 92, 'smooth', 152],
                [86, 99, 'smooth', 270],
                [14, 99, 'smooth', 270],
                [7, 92, 'smooth', 28],
                [27, 73, 'smooth', 30],
                [31, 55, 'smooth', 25],
              ],
            },
          },
          {
            subtract: {
              of: [
                [{ petal: { from: [41, 59], to: [38, 89], width: 9.4 } }, { mirror: { line: { x: 50 } } }],
              ],
            },
          },
          { fine: [{ round: { r: 1.2, only: 'inner' } }] },
        ],
        knock: '$gap',
      },
      { name: 'head', role: 'lead', shape: { disc: { at: [50, 26], r: 10 } } },
    ],
  },
  inset: [
    { disc: { at: [50, 12], r: 15 } },
    { box: { corner: [39, 40], size: [22, 56], r: 10 } },
    [
      {
        line: {
          points: [
            [50, 47, 'smooth', 270],
            [24, 58, 'smooth', 207],
            [9, 90],
          ],
          width: 14.5,
          cap: 'round',
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    {
      curve: {
        points: [
          [50, 85],
          [96, 87, 'smooth', 100],
          [106, 96, 'smooth', 180],
          [95, 106, 'smooth', 270],
          [5, 106, 'smooth', 270],
          [-6, 96, 'smooth', 0],
          [4, 87, 'smooth', 80],
        ],
      },
    },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
