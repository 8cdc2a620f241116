import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bowl',
  motifs: ['bowl', 'chopsticks', 'rice'],
  words: [
    'bowl',
    'rice',
    'chopsticks',
    'donburi',
    'poke',
    'ramen',
    'noodle',
    'bibimbap',
    'congee',
    'canteen',
    'takeaway',
    'wok',
    'asian',
    'korean',
    'thai',
  ],
  industries: ['restaurant', 'food'],
  moods: ['warm', 'friendly', 'simple', 'cosy', 'fresh'],
  ideas: ['harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A heaped bowl, chopsticks leaning at its side.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'chopsticks',
        role: 'accent',
        shape: [
          {
            taper: {
              points: [
                [104, -8],
                [66, 54],
              ],
              from: 10.6,
              to: 9,
              cap: 'round',
            },
          },
          {
            taper: {
              points: [
                [82, -14],
                [49, 54],
              ],
              from: 10.6,
              to: 9,
              cap: 'round',
            },
          },
        ],
      },
      {
        name: 'rice',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [6, 46],
                [38, 7, 'smooth', 90],
                [70, 46],
              ],
            },
          },
        ],
        knock: '$gap',
      },
      {
        name: 'bowl',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [0, 46, 3],
                    [100, 46, 3],
                    [64, 79, 'smooth', 250],
                    [64, 85, 2],
                    [36, 85, 2],
                    [36, 79, 'smooth', 290],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [0, 46],
                    [100, 46],
                    [62, 79],
                    [38, 79],
                  ],
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { disc: { at: [50, 46], r: [40, 38] } },
    { intersect: { of: { half: { through: [50, 38], facing: 0 } } } },
    {
      curve: {
        points: [
          [-2, 50],
          [102, 50],
          [66, 94, 'smooth', 250],
          [34, 94, 'smooth', 290],
        ],
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
