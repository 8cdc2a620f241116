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
    idea: 'A bee that is a B laid down to fly: the stem its striped body, the bowls its wings.',
    dials: { gap: { value: 8.4, min: 8.2, max: 9 } },
    parts: [
      {
        name: 'wings',
        role: 'second',
        shape: [
          { drop: { at: [28, 24], r: 24, tip: [60, 76] } },
          { subtract: { of: { half: { through: ['54-$gap/2', 50], facing: 90 } } } },
          [
            { drop: { at: [78, 27], r: 21, tip: [49, 74] } },
            { subtract: { of: { half: { through: ['54+$gap/2', 50], facing: 270 } } } },
          ],
          { subtract: { of: { half: { through: [50, '58-$gap'], facing: 180 } } } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          { box: { corner: [0, 58], size: [64, 42], r: [21, 0, 0, 21] } },
          {
            curve: {
              points: [
                [62, 58],
                [80, 58, 'smooth', 90],
                [106, 82, 3],
                [80, 100, 'smooth', 270],
                [62, 100],
              ],
            },
          },
          { fine: [{ cut: { line: { x: 30 }, gap: '$gap' } }] },
          { cut: { line: { x: 56 }, gap: '$gap' } },
          { fine: [{ cut: { line: { x: 82 }, gap: '$gap' } }] },
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
