import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'parachute',
  motifs: [],
  words: [
    'parachute',
    'parachutes',
    'parachutist',
    'skydive',
    'skydiving',
    'skydiver',
    'airdrop',
    'paraglider',
    'paragliding',
    'canopy',
    'freefall',
    'fallschirm',
    'paracaídas',
    'paracadute',
    'paraquedas',
    'valscherm',
    'fallskärm',
    'paraşüt',
    'αλεξίπτωτο',
    'парашют',
    'مظلة',
    '落下傘',
    '降落伞',
    '낙하산',
    'पैराशूट',
  ],
  industries: ['aviation', 'insurance', 'sports', 'logistics', 'travel'],
  moods: ['adventurous', 'playful', 'trustworthy', 'optimistic'],
  ideas: ['protection', 'shelter', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A canopy full of air, and one small load.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'canopy',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 46], r: 53 } },
            { intersect: { of: { half: { through: [50, 46], facing: 0 } } } },
            { subtract: { of: { disc: { at: [50, 56], r: [50, 22] } } } },
            { plain: [{ subtract: { of: { disc: { at: [50, 62], r: [50, 47] } } } }] },
            {
              fine: [
                {
                  subtract: {
                    of: {
                      line: {
                        points: [
                          [50, -16],
                          [36, 6, 'via'],
                          [32, 46],
                        ],
                        width: '$gap',
                      },
                    },
                  },
                },
                {
                  subtract: {
                    of: {
                      line: {
                        points: [
                          [50, -16],
                          [64, 6, 'via'],
                          [68, 46],
                        ],
                        width: '$gap',
                      },
                    },
                  },
                },
              ],
            },
          ],
          {
            line: {
              points: [
                [3, 43],
                [50, 92],
                [97, 43],
              ],
              width: 9.4,
            },
          },
        ],
      },
      { name: 'load', role: 'accent', shape: { box: { at: [50, 90], size: [36, 30], r: 3 } }, knock: '$gap' },
    ],
  },
  inset: [
    { disc: { at: [50, 46], r: 53 } },
    { intersect: { of: { half: { through: [50, 46], facing: 0 } } } },
    {
      polygon: {
        points: [
          [-3, 40],
          [103, 40],
          [50, 104],
        ],
      },
    },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [20, 46],
              [80, 46],
              [50, 82],
            ],
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
