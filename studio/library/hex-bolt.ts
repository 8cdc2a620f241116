import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hex-bolt',
  motifs: ['screw'],
  words: [
    'fastener',
    'fixing',
    'hexagon',
    'machinist',
    'engineering',
    'engineer',
    'workshop',
    'ironmonger',
    'hardware',
    'mechanic',
    'machine',
    'metal',
  ],
  industries: ['hardware-tools', 'manufacturing'],
  moods: ['technical', 'strong', 'precise', 'honest'],
  ideas: ['precision', 'connection', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A hexagon bolt: the chamfered head, the plain shank, the thread.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.2 } },
    parts: [
      {
        name: 'bolt',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [20, -8],
                [28, -20],
                [72, -20],
                [80, -8],
                [80, 8],
                [20, 8],
              ],
            },
          },
          {
            polygon: {
              points: [
                [33, 0],
                [67, 0],
                [67, 96],
                [59, 110],
                [41, 110],
                [33, 96],
              ],
            },
          },
          { cut: { line: { through: [50, 42], angle: 78 }, gap: '$gap', offsets: [0, 20.5, 41] } },
          { fine: [{ round: { r: 2.4 } }] },
          { turn: { by: 45 } },
        ],
        split: { by: [{ half: { through: [50, 42], facing: 168 } }, { turn: { by: 45 } }], role: 'second' },
      },
    ],
  },
};
