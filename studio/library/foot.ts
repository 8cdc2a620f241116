import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'foot',
  motifs: ['footprint'],
  words: [
    'foot',
    'footprint',
    'barefoot',
    'podiatrist',
    'podiatry',
    'chiropody',
    'chiropodist',
    'pedicure',
    'toe',
    'reflexology',
    'footstep',
    'insole',
    'footcare',
  ],
  industries: [],
  moods: ['natural', 'friendly', 'caring', 'simple'],
  ideas: ['journey'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A bare foot as it prints in sand.',
    dials: {},
    parts: [
      {
        name: 'sole',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [21, 56, 'smooth', 10],
                [38, 35, 'smooth', 60],
                [62, 39, 'smooth', 114],
                [78, 62, 'smooth', 185],
                [71, 80, 'smooth', 188],
                [63, 104, 'smooth', 258],
                [43, 98, 'smooth', 335],
                [42, 79, 'smooth', 348],
              ],
            },
          },
          { turn: { by: -14 } },
        ],
      },
      {
        name: 'toes',
        role: 'lead',
        shape: [
          { disc: { at: [28.5, 12], r: [9.6, 12] } },
          {
            fine: [
              { disc: { at: [51.5, 11.5], r: 7.2 } },
              { disc: { at: [68.5, 19], r: 6.6 } },
              { disc: { at: [82, 30], r: 6 } },
              { disc: { at: [91.5, 44], r: 5.6 } },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [52, 14],
                    [72, 22, 'smooth', 122],
                    [88, 43],
                  ],
                  width: 12,
                  cap: 'round',
                },
              },
            ],
          },
          { turn: { by: -14 } },
        ],
      },
    ],
  },
};
