import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'telescope',
  motifs: ['telescope', 'star'],
  words: [
    'telescope',
    'observatory',
    'astronomy',
    'astronomer',
    'stargazer',
    'sky',
    'planetarium',
    'dome',
    'cosmos',
    'night',
    'discovery',
    'observer',
    'galaxy',
    'constellation',
  ],
  industries: ['space', 'research', 'education'],
  moods: ['mysterious', 'precise', 'dreamy', 'clever', 'calm'],
  ideas: ['precision', 'journey', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An observatory has opened its dome just as far as the one star it looks at.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'observatory',
        role: 'lead',
        shape: [
          [
            { disc: { at: [48, 58], r: 52 } },
            { subtract: { of: { half: { through: [50, 64], facing: 180 } } } },
            {
              subtract: {
                of: [{ box: { corner: [36, -60], size: [24, 120] } }, { turn: { by: 36, about: [48, 62] } }],
              },
            },
            { round: { r: 2.4, only: 'outer' } },
          ],
          {
            fine: [
              [
                { box: { corner: [4, '64+$gap'], size: [88, 18], r: 2 } },
                { subtract: { of: { box: { corner: [38, '71+$gap'], size: [20, 40], r: [10, 10, 0, 0] } } } },
              ],
            ],
          },
          { plain: [{ box: { corner: [4, '64+$gap'], size: [88, 9.6] } }] },
        ],
      },
      {
        name: 'star',
        role: 'accent',
        shape: [{ star: { at: [81, 11], n: 4, r: 26, inner: 11 } }, { round: { r: 2.4 } }],
        knock: '$gap',
      },
    ],
  },
  inset: [
    [
      { box: { corner: [-4, 32], size: [40, 26], r: 3 } },
      { box: { corner: [30, 28], size: [42, 34], r: 3 } },
      { box: { corner: [66, 22], size: [42, 46], r: 4 } },
      { turn: { by: -26, about: [50, 45] } },
    ],
    [{ bar: { from: [46, 56], to: [16, 110], width: 15 } }, { mirror: { line: { x: 50 } } }],
    { round: { r: 4, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
