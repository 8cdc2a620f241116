import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'diving-helmet',
  motifs: ['diving-helmet'],
  words: [
    'diver',
    'divers',
    'diving',
    'dive',
    'scuba',
    'snorkel',
    'snorkelling',
    'aqualung',
    'deepsea',
    'underwater',
    'freediving',
    'taucher',
    'plongée',
    'buceo',
  ],
  industries: ['marine'],
  moods: ['adventurous', 'mysterious', 'retro'],
  ideas: ['journey', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A diver’s helmet; the sea looks in.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'helmet',
        role: 'lead',
        shape: [
          { disc: { at: [50, 41], r: 41 } },
          {
            fine: [
              { box: { corner: [42, -7], size: [16, 14], r: 3 } },
              { box: { corner: [1, 29], size: [14, 24], r: 4 } },
              { box: { corner: [85, 29], size: [14, 24], r: 4 } },
            ],
          },
          {
            polygon: {
              points: [
                [20, 70],
                [80, 70],
                [100, 104, 4],
                [0, 104, 4],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          { cut: { line: { y: 83 }, gap: '$gap' } },
        ],
      },
      { name: 'glass', role: 'accent', knock: '$gap', shape: { disc: { at: [50, 41], r: 17.5 } } },
    ],
  },
  inset: [
    { disc: { at: [50, 42], r: 41 } },
    {
      polygon: {
        points: [
          [20, 72],
          [80, 72],
          [98, 100],
          [2, 100],
        ],
      },
    },
    { subtract: { of: { disc: { at: [50, 42], r: 20 } } } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
