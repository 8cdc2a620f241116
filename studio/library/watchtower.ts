import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'watchtower',
  motifs: ['tower', 'rook', 'castle', 'key', 'lock'],
  words: [
    'tower',
    'castle',
    'keep',
    'fort',
    'guard',
    'secure',
    'security',
    'vault',
    'rook',
    'bastion',
    'citadel',
    'watch',
    'keyhole',
  ],
  industries: ['security', 'banking', 'software', 'insurance', 'games', 'legal'],
  moods: ['strong', 'trustworthy', 'serious', 'bold', 'classic'],
  ideas: ['protection', 'shelter', 'precision'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A tower whose only door is a keyhole.',
    dials: { gap: { value: 9, min: 8.4, max: 10 } },
    parts: [
      {
        name: 'tower',
        role: 'lead',
        shape: [
          { box: { corner: [8, 0], size: [84, 34] } },
          { box: { corner: [19, 30], size: [62, 60] } },
          { fine: [{ box: { corner: [8, 86], size: [84, 14] } }, { round: { r: 6, only: 'inner' } }] },
          {
            subtract: {
              of: [{ box: { corner: [28, -6], size: [12, 20] } }, { mirror: { line: { x: 50 } } }],
            },
          },
          {
            subtract: {
              of: [
                { disc: { at: [50, 52], r: 12 } },
                {
                  polygon: {
                    points: [
                      [46, 52],
                      [54, 52],
                      [61, 106],
                      [39, 106],
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { at: [50, 51], size: [22, 30] } },
    { box: { at: [50, 40], size: [34, 11] } },
    { subtract: { of: { box: { corner: [45.5, 30], size: [9, 9] } } } },
  ],
};
