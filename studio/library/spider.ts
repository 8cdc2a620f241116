import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spider',
  motifs: ['spider'],
  words: [
    'spider',
    'spiders',
    'cobweb',
    'spinne',
    'spinnen',
    'araignée',
    'araña',
    'ragno',
    'aranha',
    'spindel',
    'örümcek',
    'паук',
  ],
  industries: ['games', 'toys'],
  moods: ['quirky', 'clever', 'playful', 'friendly'],
  ideas: ['connection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A small spider comes down on one thread and looks at you.',
    dials: { weight: { value: 9.2, min: 9, max: 9.6 } },
    parts: [
      {
        name: 'spider',
        role: 'lead',
        shape: [
          { bar: { from: [50, -14], to: [50, 40], width: '$weight' } },
          { disc: { at: [50, 60], r: 29 } },
          [
            {
              line: {
                points: [
                  [50, 60],
                  [80, 34],
                  [82, 8],
                ],
                width: '$weight',
                bend: 7,
                cap: 'round',
              },
            },
            {
              line: {
                points: [
                  [50, 60],
                  [92, 50],
                  [106, 28],
                ],
                width: '$weight',
                bend: 7,
                cap: 'round',
              },
            },
            {
              line: {
                points: [
                  [50, 60],
                  [92, 70],
                  [106, 92],
                ],
                width: '$weight',
                bend: 7,
                cap: 'round',
              },
            },
            {
              line: {
                points: [
                  [50, 60],
                  [80, 86],
                  [82, 110],
                ],
                width: '$weight',
                bend: 7,
                cap: 'round',
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          { subtract: { of: [{ disc: { at: [39.5, 66], r: 6 } }, { mirror: { line: { x: 50 } } }] } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [50, -10], to: [50, 40], width: 10 } },
    { disc: { at: [50, 60], r: 30 } },
    [
      {
        line: {
          points: [
            [50, 60],
            [84, 38],
            [94, 12],
          ],
          width: 11,
          bend: 8,
          cap: 'round',
        },
      },
      { bar: { from: [50, 60], to: [104, 60], width: 11, cap: 'round' } },
      {
        line: {
          points: [
            [50, 60],
            [84, 84],
            [94, 108],
          ],
          width: 11,
          bend: 8,
          cap: 'round',
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { subtract: { of: [{ disc: { at: [39, 66], r: 7 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
