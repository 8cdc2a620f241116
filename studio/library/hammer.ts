import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hammer',
  motifs: ['hammer', 'eagle'],
  words: [
    'hammer',
    'carpenter',
    'builder',
    'build',
    'nail',
    'claw',
    'handyman',
    'workshop',
    'toolbox',
    'joiner',
    'contractor',
    'eagle',
    'renovation',
    'roofer',
    'diy',
    'tool',
  ],
  industries: ['construction', 'hardware-tools', 'crafts', 'manufacturing'],
  moods: ['strong', 'honest', 'masculine', 'clever', 'bold'],
  ideas: ['craft', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A claw hammer is an eagle: the claw its beak, the handle its neck.',
    dials: { soft: { value: 3, min: 2, max: 4 } },
    parts: [
      {
        name: 'hammer',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [2, 54],
                [3, 36, 'smooth', 0],
                [42, 0, 'smooth', 90],
                [67, 6, 'smooth', 95],
                [76, 0],
                [100, 0],
                [100, 38],
                [76, 38],
                [68, 33],
                [68, 50, 'smooth', 180],
                [84, 104],
                [24, 104],
                [38, 52, 'smooth', 5],
                [38, 35],
                [21, 38, 'smooth', 235],
              ],
            },
          },
          {
            fine: [
              { round: { r: '$soft', only: 'outer' } },
              { subtract: { of: { disc: { at: [44, 18], r: 5.6 } } } },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [44, 18], r: 5.6 } } } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [31, 48],
          [40, 33, 4],
          [69, 33],
          [69, 45],
          [57, 45],
          [57, 69],
          [45, 69],
          [45, 45],
        ],
      },
    },
  ],
};
