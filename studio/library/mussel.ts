import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mussel',
  motifs: ['mussel', 'shell'],
  words: ['mussel', 'mussels', 'moules', 'cozze', 'mejillones', 'miesmuschel'],
  industries: ['restaurant', 'food', 'marine'],
  moods: ['fresh', 'natural', 'honest', 'simple'],
  ideas: ['shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A mussel opens; one valve shows the other.',
    dials: {
      gap: {
        value: 9,
        min: 8.7,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'front',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [6, 104],
                [4, 56, 'smooth', 8],
                [40, 4, 'smooth', 70],
                [66, 30, 'smooth', 178],
                [44, 72, 'smooth', 220],
              ],
            },
          },
          {
            round: {
              r: 3,
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [18, 66],
                        [28, 42, 'smooth', 28],
                        [46, 28],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: {
                    bar: {
                      from: [18, 66],
                      to: [42, 28],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'back',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [6, 104],
                [4, 56, 'smooth', 8],
                [40, 4, 'smooth', 70],
                [66, 30, 'smooth', 178],
                [44, 72, 'smooth', 220],
              ],
            },
          },
          {
            turn: {
              by: 35,
              about: [6, 104],
            },
          },
          {
            subtract: {
              of: [
                {
                  curve: {
                    points: [
                      [6, 104],
                      [4, 56, 'smooth', 8],
                      [40, 4, 'smooth', 70],
                      [66, 30, 'smooth', 178],
                      [44, 72, 'smooth', 220],
                    ],
                  },
                },
                {
                  round: {
                    r: 3,
                  },
                },
              ],
              gap: '$gap',
            },
          },
          {
            round: {
              r: 4,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [6, 104],
          [4, 56, 'smooth', 8],
          [40, 4, 'smooth', 70],
          [66, 30, 'smooth', 178],
          [44, 72, 'smooth', 220],
        ],
      },
    },
    {
      round: {
        r: 3,
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [18, 66],
              [28, 42, 'smooth', 28],
              [46, 28],
            ],
            width: 11,
            cap: 'round',
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
