import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wok',
  motifs: ['wok'],
  words: [
    'wok',
    'woks',
    'stirfry',
    'stir-fry',
    'chinese',
    'cantonese',
    'szechuan',
    'sichuan',
    'takeaway',
    'sizzle',
    'canton',
  ],
  industries: ['restaurant', 'food'],
  moods: ['bold', 'warm', 'energetic', 'friendly', 'playful'],
  ideas: ['craft', 'speed', 'transformation'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A wok by its long handle over one big flame.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'wok',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, 8, 3],
                [78, 8, 3],
                [72, 22, 'smooth', 215],
                [37, 43, 'smooth', 270],
                [2, 22, 'smooth', 325],
              ],
            },
          },
          {
            bar: {
              from: [68, 17],
              to: [94, 5],
              width: 13,
              cap: 'round',
            },
          },
          {
            bar: {
              from: [8, 16],
              to: [-9, 13],
              width: 11,
              cap: 'round',
            },
          },
          {
            fine: [
              {
                round: {
                  r: 4,
                  only: 'inner',
                },
              },
            ],
          },
        ],
      },
      {
        name: 'fire',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [36, '44+$gap', 2],
                    [51, 68, 'smooth', 138],
                    [62, 86, 'smooth', 180],
                    [37, 107, 'smooth', 270],
                    [12, 86, 'smooth', 0],
                    [20, 66, 2],
                    [27, 74, 'smooth', 110],
                    [33, 66, 'smooth', 5],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                drop: {
                  at: [37, 82],
                  r: 24,
                  tip: [42, '44+$gap'],
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
          [-4, 8, 3],
          [78, 8, 3],
          [72, 22, 'smooth', 215],
          [37, 43, 'smooth', 270],
          [2, 22, 'smooth', 325],
        ],
      },
    },
    {
      bar: {
        from: [68, 17],
        to: [94, 5],
        width: 13,
        cap: 'round',
      },
    },
    {
      bar: {
        from: [8, 16],
        to: [-9, 13],
        width: 11,
        cap: 'round',
      },
    },
    {
      drop: {
        at: [37, 86],
        r: 20,
        tip: [37, 54],
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
