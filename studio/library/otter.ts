import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'otter',
  motifs: ['otter'],
  words: [
    'otter',
    'otters',
    'float',
    'drift',
    'swim',
    'holt',
    'raft',
    'relax',
    'whisker',
    'loutre',
    'kelp',
    'shore',
    'pool',
  ],
  industries: ['travel', 'wellness', 'environment', 'childcare'],
  moods: ['calm', 'friendly', 'cute', 'playful', 'cosy'],
  ideas: ['flow', 'balance', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'An otter looks out of the water: a flat head, ears low at its sides, and whiskers that stand out.',
    dials: { line: { value: 8.4, min: 8.2, max: 8.8 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 2, 'smooth', 90],
                [82, 22, 'smooth', 158],
                [92, 62, 'smooth', 180],
                [50, 100, 'smooth', 270],
                [8, 62, 'smooth', 0],
                [18, 22, 'smooth', 22],
              ],
            },
          },
          [
            { disc: { at: [15, 26], r: 7.5 } },
            { bar: { from: [50, 62], to: [-3, 56], width: '$line', cap: 'round' } },
            { bar: { from: [50, 66], to: [-1, 78], width: '$line', cap: 'round' } },
            { mirror: { line: { x: 50 } } },
          ],
          {
            subtract: {
              of: [
                [{ disc: { at: [31, 38], r: 5 } }, { mirror: { line: { x: 50 } } }],
                [
                  {
                    curve: {
                      points: [
                        [33, 51],
                        [50, 47, 'smooth', 90],
                        [67, 51],
                        [50, 69],
                      ],
                    },
                  },
                  { round: { r: 4 } },
                ],
                {
                  fine: [
                    {
                      line: {
                        points: [
                          [28, 74],
                          [38, 83, 'smooth', 90],
                          [50, 70],
                          [62, 83, 'smooth', 90],
                          [72, 74],
                        ],
                        width: '$line',
                      },
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 2, 'smooth', 90],
          [82, 22, 'smooth', 158],
          [92, 62, 'smooth', 180],
          [50, 100, 'smooth', 270],
          [8, 62, 'smooth', 0],
          [18, 22, 'smooth', 22],
        ],
      },
    },
    [
      { disc: { at: [14, 24], r: 9 } },
      { bar: { from: [50, 60], to: [-6, 52], width: 11 } },
      { bar: { from: [50, 66], to: [-4, 82], width: 11 } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      subtract: {
        of: [
          [{ disc: { at: [31, 36], r: 7 } }, { mirror: { line: { x: 50 } } }],
          {
            curve: {
              points: [
                [28, 52],
                [50, 47, 'smooth', 90],
                [72, 52],
                [50, 76],
              ],
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
