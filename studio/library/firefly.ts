import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'firefly',
  motifs: ['firefly'],
  words: [
    'firefly',
    'fireflies',
    'glowworm',
    'glowworms',
    'glühwürmchen',
    'luciole',
    'luciérnaga',
    'lucciola',
    'vagalume',
    'pirilampo',
    'светлячок',
    '蛍',
    '반딧불',
    '萤火虫',
  ],
  industries: ['lighting', 'energy', 'childcare', 'events', 'electronics', 'media'],
  moods: ['dreamy', 'warm', 'playful', 'mysterious', 'optimistic'],
  ideas: ['guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A firefly: the beetle is dark, its tail is lit.',
    dials: {
      gap: {
        value: 8.6,
        min: 8.3,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'wings',
        role: 'lead',
        shape: [
          {
            petal: {
              from: [48, 18],
              to: [-2, 84],
              width: 38,
              lean: 0.3,
            },
          },
          {
            mirror: {
              line: {
                x: 50,
              },
            },
          },
          {
            disc: {
              at: [50, 18],
              r: 15,
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [46, 14],
                    [34, -4],
                  ],
                  width: 9,
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [54, 14],
                    [66, -4],
                  ],
                  width: 9,
                  cap: 'round',
                },
              },
            ],
          },
          {
            round: {
              r: 2.5,
              only: 'outer',
            },
          },
        ],
      },
      {
        name: 'light',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            drop: {
              at: [50, 80],
              r: 16,
              tip: [50, 44],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      petal: {
        from: [48, 18],
        to: [-2, 84],
        width: 38,
        lean: 0.3,
      },
    },
    {
      mirror: {
        line: {
          x: 50,
        },
      },
    },
    {
      disc: {
        at: [50, 16],
        r: 17,
      },
    },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [50, 30],
              [80, 110],
              [20, 110],
            ],
          },
        },
      },
    },
    {
      disc: {
        at: [50, 86],
        r: 14,
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
