import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'quail',
  motifs: ['quail', 'bird'],
  words: [
    'quail',
    'quails',
    'partridge',
    'partridges',
    'grouse',
    'pheasant',
    'covey',
    'wachtel',
    'rebhuhn',
    'caille',
    'perdrix',
    'codorniz',
    'perdiz',
    'quaglia',
    'pernice',
    'kwartel',
    'bıldırcın',
    'перепел',
    'うずら',
    '메추라기',
    '鹌鹑',
  ],
  industries: ['food', 'restaurant', 'agriculture', 'hotel'],
  moods: ['rustic', 'friendly', 'natural', 'quirky', 'warm'],
  ideas: ['shelter'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A quail, round as a stone, its feather nodding forward.',
    dials: {
      leg: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'quail',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [62, 22, 'smooth', 90],
                [82, 38, 'smooth', 165],
                [100, 47, 3],
                [82, 56],
                [86, 72, 'smooth', 180],
                [50, 102, 'smooth', 270],
                [20, 84, 'smooth', 315],
                [12, 74, 4],
                [22, 56, 'smooth', 35],
                [40, 44, 'smooth', 45],
                [46, 32, 'smooth', 10],
              ],
            },
          },
          {
            bar: {
              from: [44, 94],
              to: [44, 112],
              width: '$leg',
            },
          },
          {
            bar: {
              from: [62, 92],
              to: [62, 112],
              width: '$leg',
            },
          },
          {
            taper: {
              points: [
                [58, 28],
                [60, 6, 'smooth', 10],
                [86, 6],
              ],
              from: 8,
              to: 17,
              cap: 'round',
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2.5,
                  only: 'inner',
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [66, 39],
                      r: 4.8,
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [62, 22, 'smooth', 90],
          [82, 38, 'smooth', 165],
          [100, 47, 3],
          [82, 56],
          [86, 72, 'smooth', 180],
          [50, 102, 'smooth', 270],
          [20, 84, 'smooth', 315],
          [12, 74, 4],
          [22, 56, 'smooth', 35],
          [46, 32, 'smooth', 10],
        ],
      },
    },
    {
      taper: {
        points: [
          [58, 28],
          [60, 6, 'smooth', 10],
          [86, 6],
        ],
        from: 10,
        to: 19,
        cap: 'round',
      },
    },
    {
      subtract: {
        of: {
          disc: {
            at: [66, 39],
            r: 6,
          },
        },
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
