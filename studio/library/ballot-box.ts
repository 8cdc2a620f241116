import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ballot-box',
  motifs: [],
  words: [
    'ballot',
    'ballots',
    'vote',
    'votes',
    'voter',
    'voting',
    'election',
    'elections',
    'poll',
    'polls',
    'polling',
    'survey',
    'surveys',
    'democracy',
    'democratic',
    'referendum',
    'campaign',
    'suggestion',
    'feedback',
  ],
  industries: ['government', 'nonprofit', 'research', 'data', 'media'],
  moods: ['trustworthy', 'honest', 'serious', 'optimistic', 'simple'],
  ideas: ['connection', 'guidance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A ballot goes into the box; the mark on it is your own.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'box',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [4, 62],
              size: [92, 33],
            },
          },
          {
            box: {
              corner: [-4, 56],
              size: [108, 15],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 4,
                  only: 'outer',
                },
              },
            ],
          },
        ],
      },
      {
        name: 'paper',
        role: 'second',
        shape: [
          {
            box: {
              corner: [20, -6],
              size: [60, '62-$gap'],
            },
          },
          {
            fine: [
              {
                round: {
                  r: 3,
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [34, 21],
                        [46, 33],
                        [67, 9],
                      ],
                      width: 9.5,
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
      box: {
        corner: [6, 60],
        size: [88, 38],
      },
    },
    {
      box: {
        corner: [0, 54],
        size: [100, 14],
      },
    },
    {
      box: {
        corner: [24, 0],
        size: [52, 44],
      },
    },
    {
      subtract: {
        of: {
          line: {
            points: [
              [34, 22],
              [46, 33],
              [66, 11],
            ],
            width: 10,
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
