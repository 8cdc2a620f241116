import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tap',
  motifs: ['tap', 'flower', 'drop'],
  words: [
    'tap',
    'faucet',
    'plumber',
    'plumbing',
    'water',
    'bathroom',
    'kitchen',
    'spout',
    'valve',
    'drip',
    'heating',
    'sanitary',
    'bath',
    'fitting',
    'leak',
    'spigot',
    'hydrant',
  ],
  industries: ['construction', 'hardware-tools', 'cleaning', 'interior-design'],
  moods: ['fresh', 'clean', 'friendly', 'trustworthy', 'clever'],
  ideas: ['flow', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A garden tap whose handle has come into flower over its drop.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'tap',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [4, 56],
                [80, 56],
                [80, 76],
              ],
              width: 27,
              bend: 17,
            },
          },
          {
            fine: [
              { box: { corner: [-4, 34], size: [14, 44], r: 3 } },
              { box: { corner: [62, 66], size: [36, 10], r: 2 } },
            ],
          },
          { plain: [{ box: { corner: [67, 66], size: [26, 10] } }] },
          { box: { corner: [36, 22], size: [16, 30] } },
          [
            { disc: { at: [44, -4], r: 11 } },
            { spin: { n: 5, about: [44, 10] } },
            { disc: { at: [44, 10], r: 9 } },
          ],
          { round: { r: 2.5, only: 'inner' } },
          { subtract: { of: { disc: { at: [44, 10], r: 6 } } } },
          { scale: { by: 0.86 } },
        ],
      },
      {
        name: 'drop',
        role: 'accent',
        shape: [{ drop: { at: [80, '91+$gap'], r: 11, tip: [80, '74+$gap'] } }, { scale: { by: 0.86 } }],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [32, 53],
          [61, 53],
          [61, 66],
        ],
        width: 10,
        bend: 8,
      },
    },
    { box: { corner: [42, 40], size: [8, 12] } },
    { disc: { at: [46, 39], r: 7 } },
  ],
};
