import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'road',
  motifs: ['road', 'fork'],
  words: [
    'road',
    'fork',
    'roadside',
    'diner',
    'highway',
    'route',
    'street',
    'motorway',
    'delivery',
    'takeaway',
    'roadhouse',
    'truckstop',
    'crossroad',
    'junction',
    'lane',
    'avenue',
  ],
  industries: ['restaurant', 'food', 'transport', 'travel'],
  moods: ['clever', 'bold', 'simple', 'modern', 'quirky'],
  ideas: ['journey', 'two-become-one'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A fork in the road: the road runs up and becomes one.',
    dials: { gap: { value: 8.5, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'fork',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [12, -3],
                [88, -3],
                [88, 26, 'smooth', 180],
                [64, 56, 'smooth', 166],
                [82, 103],
                [18, 103],
                [36, 56, 'smooth', 14],
                [12, 26, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      box: { corner: ['50-$gap/2', -20], size: ['$gap', 50], r: [0, 0, '$gap/2', '$gap/2'] },
                    },
                    { repeat: { n: 3, by: ['(76+$gap)/4', 0] } },
                    { move: { by: ['-(76+$gap)/4', 0] } },
                  ],
                },
              },
              { subtract: { of: { box: { corner: ['50-$gap/2', 46], size: ['$gap', 17] } } } },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: [
                    { box: { corner: ['50-$gap/2', -20], size: ['$gap', 50] } },
                    { repeat: { n: 3, by: ['(76+$gap)/4', 0] } },
                    { move: { by: ['-(76+$gap)/4', 0] } },
                  ],
                },
              },
            ],
          },
          { subtract: { of: { box: { corner: ['50-$gap/2', 77], size: ['$gap', 40] } } } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [35, 31], size: [30, 20], r: [0, 0, 8, 8] } },
    { box: { corner: [45, 48], size: [10, 21] } },
    { subtract: { of: { box: { corner: [46, 26], size: [8, 16] } } } },
  ],
};
