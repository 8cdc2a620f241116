import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bee',
  motifs: ['bee', 'wing'],
  words: [
    'bee',
    'bees',
    'honey',
    'hive',
    'apiary',
    'beekeeper',
    'buzz',
    'bumble',
    'pollen',
    'nectar',
    'abeille',
    'melissa',
    'wax',
  ],
  industries: ['food', 'agriculture', 'gardening', 'environment', 'beauty', 'crafts'],
  moods: ['cheerful', 'natural', 'clever', 'energetic', 'friendly'],
  ideas: ['craft', 'connection', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bee from above.',
    dials: { gap: { value: 9.6, min: 9.4, max: 10.4 } },
    parts: [
      {
        name: 'wings',
        role: 'second',
        shape: [
          { petal: { from: [54, 42], to: [106, 20], width: 31, lean: 0.3 } },
          { petal: { from: [52, 60], to: [103, 78], width: 27, lean: 0.3 } },
          { mirror: { line: { x: 50 } } },
          {
            subtract: {
              of: [
                {
                  curve: {
                    points: [
                      [50, 34, 'smooth', 90],
                      [74, 64, 'smooth', 180],
                      [50, 116, 3],
                      [26, 64, 'smooth', 0],
                    ],
                  },
                },
                { disc: { at: [50, 27], r: 15 } },
              ],
              gap: '$gap',
            },
          },
          { keep: { n: 4 } },
        ],
      },
      {
        name: 'bee',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 34, 'smooth', 90],
                [74, 64, 'smooth', 180],
                [50, 116, 3],
                [26, 64, 'smooth', 0],
              ],
            },
          },
          { disc: { at: [50, 27], r: 15 } },
          {
            fine: [
              {
                line: {
                  points: [
                    [46, 18],
                    [42, 6],
                    [33, -2],
                  ],
                  width: 9,
                  cap: 'round',
                  bend: 8,
                },
              },
              {
                line: {
                  points: [
                    [54, 18],
                    [58, 6],
                    [67, -2],
                  ],
                  width: 9,
                  cap: 'round',
                  bend: 8,
                },
              },
            ],
          },
          {
            plain: [
              { bar: { from: [47, 20], to: [35, -2], width: 10 } },
              { bar: { from: [53, 20], to: [65, -2], width: 10 } },
            ],
          },
          { cut: { line: { y: 62 }, gap: '$gap' } },
          { fine: [{ cut: { line: { y: 83 }, gap: '$gap' } }] },
        ],
      },
    ],
  },
  inset: [
    [
      { disc: { at: [50, 68], r: [31, 46] } },
      {
        subtract: {
          of: [
            { box: { corner: [0, 50], size: [100, 14.5], r: 0 } },
            { box: { corner: [0, 80], size: [100, 14.5], r: 0 } },
          ],
        },
      },
    ],
    { disc: { at: [50, 20], r: 18 } },
    [{ petal: { from: [44, 42], to: [-8, 22], width: 32 } }, { mirror: { line: { x: 50 } } }],
    { round: { r: 4, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
