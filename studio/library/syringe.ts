import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'syringe',
  motifs: [],
  words: [
    'syringe',
    'syringes',
    'injection',
    'injections',
    'vaccine',
    'vaccines',
    'vaccination',
    'jab',
    'jabs',
    'botox',
    'filler',
    'fillers',
    'aesthetics',
    'phlebotomy',
    'insulin',
    'immunisation',
    'immunity',
    'vial',
    'infusion',
  ],
  industries: ['healthcare', 'beauty', 'research', 'veterinary'],
  moods: ['clean', 'precise', 'trustworthy', 'technical', 'modern'],
  ideas: ['precision', 'protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A syringe, ready.',
    dials: {
      tilt: {
        value: 45,
        min: 40,
        max: 50,
      },
    },
    parts: [
      {
        name: 'syringe',
        role: 'lead',
        shape: [
          [
            {
              box: {
                corner: [30, -20],
                size: [40, 10],
              },
            },
            {
              box: {
                corner: [45, -16],
                size: [10, 30],
              },
            },
            {
              box: {
                corner: [22, 6],
                size: [56, 10],
              },
            },
            {
              fine: [
                {
                  round: {
                    r: 2,
                  },
                },
              ],
            },
            {
              fine: [
                {
                  box: {
                    corner: [32, 6],
                    size: [36, 64],
                    r: [0, 0, 8, 8],
                  },
                },
              ],
            },
            {
              plain: [
                {
                  box: {
                    corner: [32, 6],
                    size: [36, 64],
                  },
                },
              ],
            },
            {
              box: {
                corner: [45.5, 66],
                size: [9, 46],
              },
            },
            {
              fine: [
                {
                  subtract: {
                    of: [
                      {
                        box: {
                          corner: [30, 25],
                          size: [20, 10],
                        },
                      },
                      {
                        box: {
                          corner: [30, 45],
                          size: [20, 10],
                        },
                      },
                    ],
                  },
                },
              ],
            },
            {
              turn: {
                by: '$tilt',
              },
            },
          ],
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [30, -20],
        size: [40, 12],
      },
    },
    {
      box: {
        corner: [44, -16],
        size: [12, 30],
      },
    },
    {
      box: {
        corner: [20, 6],
        size: [60, 12],
      },
    },
    {
      box: {
        corner: [30, 6],
        size: [40, 62],
      },
    },
    {
      box: {
        corner: [44, 66],
        size: [12, 40],
      },
    },
    {
      turn: {
        by: 45,
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};
